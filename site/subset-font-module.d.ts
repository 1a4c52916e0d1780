/** Types of the part of subset-font that we call; the package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** Fixed value or range of each axis. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** Keeps all glyphs, instead of those of a text. */
    keepAllGlyphs: boolean;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
}
