import { type FontTables, writeAt } from './font-tables.ts';

/** One glyph of a variable TrueType font, apart from the font that it came from. */
export interface Glyph {
  /** In `post`: equal names of one family are one drawing. */
  name: string;
  outline: Buffer;
  /** How the outline moves along the axes; empty where it does not. */
  variation: Buffer;
  metrics: Buffer;
}

const table = (tables: FontTables, tag: string): Buffer => {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
};

/** @throws Error when the font names no glyphs, or is not a variable TrueType font */
export function readGlyphs(tables: FontTables): Glyph[] {
  const [head, maxp, glyf, loca, gvar, hmtx, hhea] = ['head', 'maxp', 'glyf', 'loca', 'gvar', 'hmtx', 'hhea'].map((tag) =>
    table(tables, tag),
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const count = maxp.readUInt16BE(4);
  const isLong = head.readInt16BE(50) === 1;
  const outlineAt = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const isWide = (gvar.readUInt16BE(14) & 1) === 1;
  const variationAt = (glyph: number) =>
    gvar.readUInt32BE(16) + (isWide ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph));
  const widths = hhea.readUInt16BE(34);
  const metricsOf = (glyph: number) => {
    if (glyph < widths) return hmtx.subarray(4 * glyph, 4 * glyph + 4);
    const bearing = 4 * widths + 2 * (glyph - widths);
    return Buffer.concat([hmtx.subarray(4 * widths - 4, 4 * widths - 2), hmtx.subarray(bearing, bearing + 2)]);
  };
  const names = namesOf(table(tables, 'post'), count);
  return Array.from({ length: count }, (_, glyph) => ({
    name: names[glyph] as string,
    outline: glyf.subarray(outlineAt(glyph), outlineAt(glyph + 1)),
    variation: gvar.subarray(variationAt(glyph), variationAt(glyph + 1)),
    metrics: metricsOf(glyph),
  }));
}

/** Of `post` in its second format. The first 258 names are the standard ones, which no two glyphs share: a number tells them apart. */
function namesOf(post: Buffer, count: number): string[] {
  if (post.readUInt32BE(0) !== 0x00020000) throw new Error('The font does not name its glyphs');
  const own: string[] = [];
  for (let at = 34 + 2 * count; at < post.length; at += 1 + (post[at] as number))
    own.push(post.toString('latin1', at + 1, at + 1 + (post[at] as number)));
  return Array.from({ length: count }, (_, glyph) => {
    const index = post.readUInt16BE(34 + 2 * glyph);
    return index < 258 ? `standard ${index}` : (own[index - 258] as string);
  });
}

/** A copy whose parts (an accented letter is a letter and an accent) are looked up anew. @param placeOf new number of a glyph's old one */
export function renumberParts(outline: Buffer, placeOf: (glyph: number) => number): Buffer {
  const copy = Buffer.from(outline);
  if (copy.length < 10 || copy.readInt16BE(0) >= 0) return copy;
  let at = 10;
  for (let flags = 0x20; flags & 0x20; ) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(placeOf(copy.readUInt16BE(at + 2)), at + 2);
    // Two numbers that place the part, then none, one, two or four that scale it.
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
  return copy;
}

/** The end of an axis, in 2.14 fixed point: the only place that the glyphs' variations speak of. */
const END = Buffer.from([0x40, 0x00]);

/** The tables that hold the glyphs, in this order. Their variations are straight (linear-variation.ts). */
export function glyphTables(glyphs: readonly Glyph[]): FontTables {
  const offsets = (parts: readonly Buffer[]) => {
    const list = Buffer.alloc(4 * (parts.length + 1));
    let end = 0;
    for (const [index, part] of parts.entries()) {
      end += part.length;
      list.writeUInt32BE(end, 4 * (index + 1));
    }
    return list;
  };
  const even = (part: Buffer) => Buffer.concat([part, Buffer.alloc(-part.length & 3)]);
  const outlines = glyphs.map(({ outline }) => even(outline));
  const variations = glyphs.map(({ variation }) => variation);
  const head = Buffer.alloc(20);
  const list = offsets(variations);
  writeAt(head, 2, { 0: 1, 4: 1, 6: 1, 12: glyphs.length, 14: 1 });
  writeAt(head, 4, { 8: 20 + list.length, 16: 20 + list.length + END.length });
  return new Map([
    ['glyf', Buffer.concat(outlines)],
    ['loca', offsets(outlines)],
    ['gvar', Buffer.concat([head, list, END, ...variations])],
    ['hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics))],
  ]);
}
