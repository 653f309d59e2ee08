import { deflateSync } from 'node:zlib';
import { onePage, packedZeros, PdfWriter } from './pdf-writer';

/** PDFs whose skeleton is made to be walked without end: page trees, tables, streams, numbers that lie. */
export const structures: Record<string, () => Buffer> = {
  'page-tree-doubled': () => pageTree(28, (child) => `[${child} ${child}]`),
  'page-tree-deep': () => pageTree(20_000, (child) => `[${child}]`),
  'page-tree-of-itself': () => {
    const pdf = new PdfWriter();
    pdf.add('<< /Type /Catalog /Pages 2 0 R >>');
    pdf.add('<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>');
    return pdf.write();
  },
  'page-named-often': () => {
    const pdf = new PdfWriter();
    pdf.add('<< /Type /Catalog /Pages 2 0 R >>');
    pdf.add(`<< /Type /Pages /Kids [${'3 0 R '.repeat(300_000)}] /Count 300000 >>`);
    pdf.add('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>');
    return pdf.write();
  },
  'page-count-lies': () => {
    const pdf = new PdfWriter();
    pdf.add('<< /Type /Catalog /Pages 2 0 R >>');
    pdf.add('<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>');
    pdf.add('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>');
    return pdf.write();
  },
  'no-pages': () => new PdfWriter().write(),
  'table-of-itself': () =>
    onePage(() => ({}), {
      table: (start) => `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 9 /Root 1 0 R /Prev ${start} >>\n`,
    }),
  'table-lies': () =>
    onePage(() => ({}), {
      table: () => 'xref\n0 4294967295\n0000000000 65535 f \ntrailer\n<< /Size 4294967295 /Root 1 0 R >>\n',
    }),
  'table-missing': () => onePage(() => ({}), { table: () => 'trailer\n<< /Root 1 0 R >>\n' }),
  'table-stream-lies': () =>
    onePage(() => ({}), {
      table: () =>
        '99 0 obj\n<< /Type /XRef /Size 2147483647 /W [1 8 8] /Index [0 2147483647] /Root 1 0 R /Length 0 >>\nstream\n\nendstream\nendobj\n',
    }),
  'stream-bomb': () =>
    onePage((pdf) => ({ content: pdf.add('<< /Filter /FlateDecode', packedZeros(400, 0x20)) })),
  'object-stream-bomb': () =>
    onePage((pdf) => {
      pdf.add('<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedZeros(400, 0x20));
      return {};
    }),
  'streams-many': () => onePage((pdf) => ({ content: `[${`${pdf.pack(words(3_000_000))} `.repeat(300)}]` })),
  'filters-chained': () =>
    onePage((pdf) => ({
      content: pdf.add('<< /Filter [/FlateDecode /FlateDecode]', deflateSync(packedZeros(900, 0x20))),
    })),
  'filters-endless': () =>
    onePage((pdf) => ({ content: pdf.add(`<< /Filter [${'/ASCIIHexDecode '.repeat(200_000)}]`, '20>') })),
  'run-length-bomb': () =>
    onePage((pdf) => ({
      content: pdf.add(
        '<< /Filter [/RunLengthDecode /RunLengthDecode]',
        runs(runs(Buffer.alloc(400_000, 0x20))),
      ),
    })),
  'lzw-garbage': () =>
    onePage((pdf) => ({ content: pdf.add('<< /Filter /LZWDecode', Buffer.alloc(2_000_000, 0x80)) })),
  'predictor-lies': () =>
    onePage((pdf) => ({
      content: pdf.add(
        '<< /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2147483647 /Colors 255 /BitsPerComponent 32 >>',
        packedZeros(1),
      ),
    })),
  'arrays-deep': () =>
    onePage((pdf) => ({ entries: `/Deep ${pdf.add(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)}` })),
  'dictionaries-deep': () =>
    onePage((pdf) => ({
      entries: `/Deep ${pdf.add(`${'<< /A '.repeat(100_000)}1${' >>'.repeat(100_000)}`)}`,
    })),
  'brackets-open': () => onePage((pdf) => ({ content: pdf.add('<<', `BT (${'\\('.repeat(500_000)} Tj ET`) })),
  'comments-endless': () => onePage((pdf) => ({ content: pdf.add('<<', '%'.repeat(2_000_000)) })),
  'objects-many': () =>
    onePage((pdf) => {
      for (let count = 0; count < 120_000; count += 1) pdf.add('0');
      return {};
    }),
  'references-in-a-circle': () =>
    onePage((pdf) => {
      const [one, other] = [pdf.reserve(), pdf.reserve()];
      pdf.set(one, `${other} 0 R`);
      pdf.set(other, `${one} 0 R`);
      return { content: `${one} 0 R`, resources: `/XObject ${other} 0 R` };
    }),
  'length-in-a-circle': () =>
    onePage((pdf) => {
      const number = pdf.reserve();
      return { content: pdf.set(number, `<< /Length ${number} 0 R`, 'BT ET') };
    }),
  'numbers-absurd': () =>
    onePage((pdf) => ({
      content: pdf.add('<<', `${'9'.repeat(400_000)} 0 0 ${'-'.repeat(100_000)}1 0 0 cm`),
    })),
  'page-without-bounds': () =>
    onePage(() => ({ entries: '/MediaBox [0 0 1e30 1e30] /UserUnit 1e12 /Rotate 1e9' })),
  'page-inside-out': () => onePage(() => ({ entries: '/MediaBox [900 900 -900 NaN] /CropBox [1 1 1 1]' })),
};

function pageTree(levels: number, kids: (child: string) => string): Buffer {
  const pdf = new PdfWriter();
  pdf.add('<< /Type /Catalog /Pages 2 0 R >>');
  for (let level = 0; level < levels; level += 1) {
    const parent = level === 0 ? '' : `/Parent ${level + 1} 0 R`;
    pdf.add(
      `<< /Type /Pages /Kids ${kids(`${level + 3} 0 R`)} /Count ${2 ** Math.min(levels, 30)} ${parent} >>`,
    );
  }
  pdf.add(`<< /Type /Page /Parent ${levels + 1} 0 R /MediaBox [0 0 612 792] >>`);
  return pdf.write();
}

function words(characters: number): string {
  return 'BT /F 12 Tf (Warranty deed) Tj ET\n'.repeat(Math.ceil(characters / 34));
}

/** Each byte 128 times over. */
function runs(bytes: Uint8Array): Buffer {
  const packed = Buffer.alloc(bytes.length * 2 + 1, 0x81);
  for (const [index, byte] of bytes.entries()) packed[index * 2 + 1] = byte;
  packed[packed.length - 1] = 0x80;
  return packed;
}
