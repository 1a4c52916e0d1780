/** subset-font ships no types of its own; this is the part that we call. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** One place on an axis, or the part of it that stays. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Tags of OpenType features; all if left out. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    glyphNames?: boolean;
    dropTables?: readonly string[];
    /** All characters: without a text. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
}
