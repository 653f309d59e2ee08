import 'server-only';
import { PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { emptyFont } from './empty-font';
import type { Word } from './words';

/** Every letter of the layer is half as wide as high, before it is stretched to its word. */
const WIDTH = 0.5;

/**
 * A font whose letters are empty and whose codes are UTF-16: so any text can be searched and read aloud without being
 * drawn. The way of Tesseract's "glyphless font".
 */
export function addLayerFont(context: PDFContext): PDFRef {
  const file = emptyFont();
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'DeedGuardLayer',
      Flags: 5,
      FontBBox: [0, -200, 500, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 800,
      StemV: 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  );
  const letters = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'DeedGuardLayer',
      CIDToGIDMap: 'Identity',
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      DW: WIDTH * 1000,
      FontDescriptor: descriptor,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'DeedGuardLayer',
      Encoding: 'Identity-H',
      DescendantFonts: [letters],
      ToUnicode: context.register(context.flateStream(TO_UNICODE)),
    }),
  );
}

const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** The operators that lay invisible words where they are seen. Height in points, of the page. */
export function layerOf(words: readonly Word[], height: number, scale: number): string {
  return words.map((word) => place(word, height, scale)).join('\n');
}

function place({ text, first, last }: Word, height: number, scale: number): string {
  const reach = Math.hypot(last.x - first.x, last.y - first.y) + last.advance;
  const size = Math.max(first.size * scale, 0.1);
  const stretch = (100 * reach * scale) / (text.length * WIDTH * size);
  const [cos, sin] = [Math.cos(-first.angle), Math.sin(-first.angle)];
  const matrix = [cos, sin, -sin, cos, first.x * scale, height - first.y * scale].map(short).join(' ');
  return `BT /L ${short(size)} Tf 3 Tr ${short(stretch)} Tz ${matrix} Tm <${hex(text)}> Tj ET`;
}

function short(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(3))) : '0';
}

function hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');
}
