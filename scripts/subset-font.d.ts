/** As much of the package as we use; it has no types of its own. */
declare module 'subset-font' {
  /** Variation axes are cut to a range, layout features to a list of OpenType tags. */
  type Options = {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
