/** subset-font ships no types of its own; this is the part that we call. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** Where on each axis the font stays, or between what. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** All characters: without a text. */
    keepAllGlyphs: boolean;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
}
