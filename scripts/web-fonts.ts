/** The fonts of a page, apart from its style: a page that declares a font which is still to come lays its words out twice as long. */
import postcss, { type AtRule } from 'postcss';

/** What `new FontFace()` takes. */
export type WebFont = [family: string, source: string, descriptors: FontFaceDescriptors];

const DESCRIPTORS: Record<string, keyof FontFaceDescriptors> = {
  'font-display': 'display',
  'font-stretch': 'stretch',
  'font-style': 'style',
  'font-weight': 'weight',
  'unicode-range': 'unicodeRange',
};
const ADDRESS = /url\(["']?([^"')]+)["']?\)/;

/** Takes the fonts out of a style that come from an address. Those that readers have stay. */
export function withoutWebFonts(style: string): { style: string; fonts: WebFont[] } {
  const sheet = postcss.parse(style);
  const fonts: WebFont[] = [];
  sheet.walkAtRules('font-face', (face) => {
    const font = webFont(face);
    if (!font) return;
    fonts.push(font);
    face.remove();
  });
  return { style: sheet.toString(), fonts };
}

/** Null for what `new FontFace()` could not be told. */
function webFont(face: AtRule): WebFont | null {
  const told = new Map<string, string>();
  face.walkDecls(({ prop, value }) => void told.set(prop, value));
  const { 'font-family': family, src, ...others } = Object.fromEntries(told);
  if (!family || !src || !ADDRESS.test(src)) return null;
  const names = Object.entries(others).map(([name, value]) => [DESCRIPTORS[name], value] as const);
  if (names.some(([name]) => !name)) return null;
  return [family.replace(/^["']|["']$/g, ''), src, Object.fromEntries(names)];
}
