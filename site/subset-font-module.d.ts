/** subset-font ships no types of its own; this is the part that we call. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** Where on each axis the font stays. */
    variationAxes?: Record<string, number>;
    /** All characters: without a text. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
}
