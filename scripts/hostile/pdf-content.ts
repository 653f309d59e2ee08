import { deflateSync } from 'node:zlib';
import { garbage } from './garbage';
import { onePage, type PdfWriter } from './pdf-writer';

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 612 792]';

/** PDFs whose pages are made to be drawn without end: forms, fonts, colors, letters. */
export const contents: Record<string, () => Buffer> = {
  'forms-nested': () =>
    onePage((pdf) =>
      drawn(
        pdf,
        nested(pdf, 26, (inner) => `<< ${FORM} /Resources << /XObject << /X ${inner} >> >>`),
      ),
    ),
  'forms-nested-wide': () =>
    onePage((pdf) =>
      drawn(
        pdf,
        nested(pdf, 5, (inner) => `<< ${FORM} /Resources << /XObject << /X ${inner} >> >>`, 60),
      ),
    ),
  'forms-of-themselves': () =>
    onePage((pdf) => {
      const number = pdf.reserve();
      const own = `${number} 0 R`;
      pdf.set(number, `<< ${FORM} /Resources << /XObject << /X ${own} >> >>`, '/X Do /X Do');
      return drawn(pdf, own);
    }),
  'groups-nested': () =>
    onePage((pdf) =>
      drawn(
        pdf,
        nested(
          pdf,
          14,
          (inner) => `<< ${FORM} /Group << /S /Transparency >> /Resources << /XObject << /X ${inner} >> >>`,
        ),
      ),
    ),
  'patterns-nested': () =>
    onePage((pdf) => {
      let inner = pdf.add(tile(''), '0 0 10 10 re f');
      for (let level = 0; level < 12; level += 1) {
        inner = pdf.add(tile(inner), '/Pattern cs /P scn 0 0 600 600 re f 0 0 500 500 re f');
      }
      return {
        content: pdf.add('<<', '/Pattern cs /P scn 0 0 612 792 re f'),
        resources: `/Pattern << /P ${inner} >>`,
      };
    }),
  'pattern-tiny-steps': () =>
    onePage((pdf) => ({
      content: pdf.add('<<', '/Pattern cs /P scn 0 0 612 792 re f'),
      resources: `/Pattern << /P ${pdf.add(tile('', '/XStep 0.00001 /YStep 0.00001'), '0 0 1 1 re f')} >>`,
    })),
  'letters-of-themselves': () =>
    onePage((pdf) => {
      const font = pdf.reserve();
      const glyph = pdf.add('<<', '0 0 d0 BT /T 1 Tf (aa) Tj ET');
      pdf.set(
        font,
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 ` +
          `/Widths [1] /Encoding << /Differences [97 /a] >> /CharProcs << /a ${glyph} >> /Resources << /Font << /T ${font} 0 R >> >> >>`,
      );
      return { content: pdf.add('<<', 'BT /T 12 Tf (aaaa) Tj ET'), resources: `/Font << /T ${font} 0 R >>` };
    }),
  'font-map-without-end': () =>
    onePage((pdf) => {
      const map = pdf.pack(
        '1 begincodespacerange <00> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange 1 begincidrange <00000000> <7FFFFFFF> 0 endcidrange',
      );
      return fontPage(
        pdf,
        `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding ${map} /ToUnicode ${map} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (B) /Supplement 0 >> /DW 1000 >>] >>`,
      );
    }),
  'font-widths-lie': () =>
    onePage((pdf) =>
      fontPage(
        pdf,
        '<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar -2147483648 /LastChar 2147483647 /Widths [1] >>',
      ),
    ),
  'font-of-garbage': () =>
    onePage((pdf) => fontPage(pdf, embedded(pdf, 'TrueType', 'FontFile2', garbage(200_000)))),
  'font-cff-loop': () =>
    onePage((pdf) =>
      fontPage(
        pdf,
        embedded(
          pdf,
          'Type1',
          'FontFile3',
          Buffer.concat([Buffer.from([1, 0, 4, 4]), garbage(50_000)]),
          '/Subtype /Type1C',
        ),
      ),
    ),
  'font-type1-loop': () =>
    onePage((pdf) =>
      fontPage(
        pdf,
        embedded(
          pdf,
          'Type1',
          'FontFile',
          Buffer.from(
            `%!PS-AdobeFont-1.0\n/FontMatrix [${'0 '.repeat(100_000)}] def currentfile eexec ${'80'.repeat(100_000)}`,
          ),
        ),
      ),
    ),
  'function-of-loops': () =>
    onePage((pdf) => {
      const code = pdf.add(
        '<< /FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]',
        `{ ${'dup mul '.repeat(100_000)} dup dup }`,
      );
      return {
        content: pdf.add('<<', '/S sh'),
        resources: `/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 612 792] /Function ${code} /Extend [true true] >> >>`,
      };
    }),
  'function-sampled-huge': () =>
    onePage((pdf) => {
      const samples = pdf.add(
        '<< /FunctionType 0 /Domain [0 1 0 1 0 1 0 1] /Range [0 1 0 1 0 1] /Size [255 255 255 255] /BitsPerSample 32',
        Buffer.alloc(100),
      );
      return {
        content: pdf.add('<<', '/C cs 0.1 0.2 0.3 0.4 scn 0 0 612 792 re f'),
        resources: `/ColorSpace << /C [/DeviceN [/A /B /C /D] /DeviceRGB ${samples}] >>`,
      };
    }),
  'colors-of-colors': () =>
    onePage((pdf) => {
      const number = pdf.reserve();
      pdf.set(number, `[/Indexed [/Indexed ${number} 0 R 255 (x)] 255 (y)]`);
      return {
        content: pdf.add('<<', '/C cs 1 scn 0 0 612 792 re f'),
        resources: `/ColorSpace << /C ${number} 0 R >>`,
      };
    }),
  'mesh-huge': () =>
    onePage((pdf) => {
      const mesh = pdf.pack(
        garbage(1_000_000),
        '/ShadingType 5 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /VerticesPerRow 2 /Decode [0 612 0 792 0 1 0 1 0 1]',
      );
      return { content: pdf.add('<<', '/S sh'), resources: `/Shading << /S ${mesh} >>` };
    }),
  'states-many': () => onePage((pdf) => ({ content: pdf.pack('q '.repeat(3_000_000)) })),
  'paths-many': () => onePage((pdf) => ({ content: pdf.pack(`${'1 1 m 600 700 l '.repeat(600_000)} S`) })),
  'dashes-tiny': () =>
    onePage((pdf) => ({ content: pdf.add('<<', '[0.0000001] 0 d 0.1 w 0 0 m 600 700 l S') })),
  'letters-many': () =>
    onePage((pdf) => ({ content: pdf.pack('BT /F 9 Tf 10 10 Td (Warranty deed) Tj ET\n'.repeat(40_000)) })),
  'asterisks-46': () =>
    onePage((pdf) => ({ content: pdf.add('<<', `BT /F 8 Tf 10 700 Td (account ${'*'.repeat(46)}!) Tj ET`) })),
  'asterisks-many': () =>
    onePage((pdf) => ({
      content: pdf.pack(`BT /F 1 Tf 10 700 Td (account number ${'x-*'.repeat(13_000)}) Tj ET`),
    })),
  'underscores-many': () =>
    onePage((pdf) => ({ content: pdf.pack(`BT /F 1 Tf 10 700 Td (by ${'_____ '.repeat(6_000)}) Tj ET`) })),
  'table-of-headings': () =>
    onePage((pdf) => ({
      content: pdf.pack(
        `BT /F 1 Tf 1.2 TL 10 780 Td ${Array.from({ length: 300 }, () => `(${'account  '.repeat(60)}) Tj T* (${'1234  '.repeat(60)}) Tj T*`).join(' ')} ET`,
      ),
    })),
};

type Page = ReturnType<Parameters<typeof onePage>[0]>;

/** Forms that each draw the next one twice or more. */
function nested(pdf: PdfWriter, levels: number, dict: (inner: string) => string, times = 2): string {
  let inner = pdf.add(`<< ${FORM}`, '0 0 1 1 re f');
  for (let level = 0; level < levels; level += 1) inner = pdf.add(dict(inner), '/X Do '.repeat(times));
  return inner;
}

function drawn(pdf: PdfWriter, form: string): Page {
  return { content: pdf.add('<<', '/X Do'), resources: `/XObject << /X ${form} >>` };
}

function fontPage(pdf: PdfWriter, font: string): Page {
  return {
    content: pdf.add('<<', 'BT /G 12 Tf 72 700 Td (Warranty deed) Tj <00410042> Tj ET'),
    resources: `/Font << /G ${font} >>`,
  };
}

function embedded(pdf: PdfWriter, type: string, key: string, bytes: Uint8Array, entries = ''): string {
  const file = pdf.add(`<< /Filter /FlateDecode ${entries}`, deflateSync(bytes));
  return `<< /Type /Font /Subtype /${type} /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 /${key} ${file} >> >>`;
}

function tile(inner: string, steps = '/XStep 3 /YStep 3'): string {
  const resources = inner ? `<< /Pattern << /P ${inner} >> >>` : '<< >>';
  return `<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 600 600] ${steps} /Resources ${resources}`;
}
