import localFont from 'next/font/local';

/*
 * The letters that nearly every page is written with (scripts/generate-fonts.ts). Not loaded ahead: on a slow line they
 * would hold up the first words, which a font of the reader shows in the same measure. The families behind them, for
 * other letters and for that moment, are in fonts.css.
 */
export const geist = localFont({
  src: './generated/sans.woff2',
  variable: '--font-geist',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
});

export const source = localFont({
  src: './generated/serif.woff2',
  variable: '--font-source',
  weight: '400 600',
  adjustFontFallback: false,
  preload: false,
});
