import { garbage } from './garbage';
import { onePage, packedZeros, type PdfWriter } from './pdf-writer';

/** PDFs whose pages show pictures: larger than they are, without end, of themselves, or broken. */
export const shownPictures: Record<string, () => Buffer> = {
  'picture-huge': () =>
    onePage((pdf) =>
      picturePage(
        pdf,
        '/Width 65000 /Height 65000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
        packedZeros(4),
      ),
    ),
  'picture-of-one-bit': () =>
    onePage((pdf) =>
      picturePage(
        pdf,
        '/Width 30000 /Height 30000 /ImageMask true /BitsPerComponent 1 /Filter /FlateDecode',
        packedZeros(108),
      ),
    ),
  'picture-large': () =>
    onePage((pdf) =>
      picturePage(
        pdf,
        '/Width 9900 /Height 9900 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
        packedZeros(281),
      ),
    ),
  'picture-negative': () =>
    onePage((pdf) =>
      picturePage(pdf, '/Width -5 /Height 1e20 /BitsPerComponent 99 /ColorSpace /DeviceCMYK', garbage(100)),
    ),
  'picture-jpx-garbage': () =>
    onePage((pdf) =>
      picturePage(
        pdf,
        '/Width 100 /Height 100 /Filter /JPXDecode',
        Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), garbage(100_000)]),
      ),
    ),
  'picture-jbig2-garbage': () =>
    onePage((pdf) =>
      picturePage(
        pdf,
        '/Width 60000 /Height 60000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
        Buffer.concat([
          Buffer.from('000000003000010000ffff0000ffff00000000000000000000000000', 'hex'),
          garbage(100_000),
        ]),
      ),
    ),
  'picture-fax-garbage': () =>
    onePage((pdf) =>
      picturePage(
        pdf,
        '/Width 60000 /Height 60000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
        garbage(1_000_000),
      ),
    ),
  'picture-masks-of-masks': () =>
    onePage((pdf) => {
      const number = pdf.reserve();
      pdf.set(
        number,
        `<< /Type /XObject /Subtype /Image /Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask ${number} 0 R`,
        Buffer.alloc(100),
      );
      return drawnAs(pdf, `${number} 0 R`);
    }),
  'pictures-often': () =>
    onePage((pdf) => {
      const picture = pdf.add(
        '<< /Type /XObject /Subtype /Image /Width 2000 /Height 2000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode',
        packedZeros(4),
      );
      return {
        content: pdf.pack('q 612 0 0 792 0 0 cm /X Do Q\n'.repeat(20_000)),
        resources: `/XObject << /X ${picture} >>`,
      };
    }),
  'inline-picture-open': () =>
    onePage((pdf) => ({
      content: pdf.add('<<', `BI /W 100000 /H 100000 /BPC 8 /CS /RGB ID ${'x'.repeat(500_000)}`),
    })),
  'inline-pictures-many': () =>
    onePage((pdf) => ({ content: pdf.pack('BI /W 1 /H 1 /BPC 8 /CS /G ID x EI\n'.repeat(200_000)) })),
};

type Page = ReturnType<Parameters<typeof onePage>[0]>;

function picturePage(pdf: PdfWriter, entries: string, bytes: Uint8Array): Page {
  return drawnAs(pdf, pdf.add(`<< /Type /XObject /Subtype /Image ${entries}`, bytes));
}

function drawnAs(pdf: PdfWriter, picture: string): Page {
  return {
    content: pdf.add('<<', 'q 612 0 0 792 0 0 cm /X Do Q'),
    resources: `/XObject << /X ${picture} >>`,
  };
}
