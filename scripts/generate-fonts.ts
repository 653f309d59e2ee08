/**
 * Writes our two typefaces as pages need them. `sans.woff2` and `serif.woff2` hold what American English and Spanish are
 * written with, and are loaded with every first page. The other letters of the Latin alphabets are files of their own,
 * which browsers fetch for the first name that has one. What is in none of them is shown in a font of the reader.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

type Cut = { file: string; source: string; letters: string; weights: { min: number; max: number } };

/** What pages ask for: upright text as it is, and figures of one width. Small capitals and old figures are left out. */
const features = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'rvrn',
  'tnum',
] as const;

const SANS = 'geist/dist/fonts/geist-sans/Geist-Variable.woff2';
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
const SERIF_EXTENDED = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2';

/** What a first page is written with. */
export const everyday = `${lettersOf(0x20, 0x7e)}\u00a0\u2011¡¿ÁÉÍÑÓÚÜáéíñóúü§©®°·×½–—‘’“”•…′″€™−←↑→↓`;
/** Of Latin Extended-A; the package of the serif keeps these three beside Latin-1. */
const early = 'ıŒœ';
const latin1 = except(lettersOf(0xa0, 0xff), everyday) + early;
const extended = except(lettersOf(0x100, 0x17f), early);

const sansWeights = { min: 400, max: 700 };
const serifWeights = { min: 400, max: 600 };

const first: Cut[] = [
  { file: 'sans.woff2', source: SANS, letters: everyday, weights: sansWeights },
  { file: 'serif.woff2', source: SERIF, letters: everyday, weights: serifWeights },
];
const onDemand: (Cut & { family: string })[] = [
  {
    family: 'Geist more',
    file: 'sans-more.woff2',
    source: SANS,
    letters: latin1 + extended,
    weights: sansWeights,
  },
  {
    family: 'Source more',
    file: 'serif-latin-1.woff2',
    source: SERIF,
    letters: latin1,
    weights: serifWeights,
  },
  {
    family: 'Source more',
    file: 'serif-extended.woff2',
    source: SERIF_EXTENDED,
    letters: extended,
    weights: serifWeights,
  },
];

export async function generateFonts(root: string): Promise<void> {
  const folder = path.join(root, 'app', 'generated');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const packages = path.join(root, 'node_modules');
  for (const cut of [...first, ...onDemand]) await writeCut(packages, folder, cut);
  await writeFile(path.join(folder, 'fonts.css'), onDemand.map(fontFace).join(''));
}

async function writeCut(
  packages: string,
  folder: string,
  { file, source, letters, weights }: Cut,
): Promise<void> {
  const font = await subsetFont(await readFile(path.join(packages, source)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
  await writeFile(path.join(folder, file), font);
}

function fontFace({ family, file, letters, weights }: (typeof onDemand)[number]): string {
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}
`;
}

function lettersOf(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

function except(letters: string, others: string): string {
  return [...letters].filter((letter) => !others.includes(letter)).join('');
}

/** `U+a0-a2, U+a4`: code points side by side as one range. */
function unicodeRange(letters: string): string {
  const ranges: { from: number; to: number }[] = [];
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

if (require.main === module) {
  generateFonts(path.resolve(__dirname, '..')).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
