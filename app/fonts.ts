import localFont from 'next/font/local';

/*
 * The letters that nearly every page is written with (scripts/generate-fonts.ts), loaded ahead. The families behind them,
 * for other letters and for the first moment, are in fonts.css.
 */
export const geist = localFont({
  src: './generated/sans.woff2',
  variable: '--font-geist',
  weight: '400 700',
  adjustFontFallback: false,
});

export const source = localFont({
  src: './generated/serif.woff2',
  variable: '--font-source',
  weight: '400 600',
  adjustFontFallback: false,
});
