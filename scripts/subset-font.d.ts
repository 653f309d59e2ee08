/** As much of the package as we use; it has no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    /** Each is cut to a range. */
    variationAxes?: Record<string, { min: number; max: number }>;
    /** OpenType tags; what else the font can do is left out. */
    keepFeatures?: readonly string[];
  };
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;

  export = subsetFont;
}
