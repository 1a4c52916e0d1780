import { type CharacterMap, readCharacterMap, writeCharacterMap } from './character-map.ts';
import { type FontTables, readTables, writeTables } from './font-tables.ts';
import { type Glyph, glyphTables, readGlyphs, renumberParts } from './glyphs.ts';
import { linearAxis, linearVariation, middleOf } from './linear-variation.ts';

/** What has to be the same in all of them for their glyphs to stand in one font. */
const common = ['fvar', 'avar'];

/**
 * One variable TrueType font out of several files of one family that were cut along its characters, as web fonts are.
 * The first gives everything that is not a glyph: its kerning, features and names. No library does this for variable fonts (fontTools' merge refuses them).
 * Advance widths vary as the outlines' phantom points say; the table that repeats them (HVAR) is left out.
 * @param fonts plain TrueType, with glyph names, the same axes in each
 * @throws Error when their axes differ
 */
export function mergeFonts([first, ...others]: readonly Buffer[]): Buffer {
  const merged = readTables(first as Buffer);
  const glyphs: Glyph[] = [];
  const characters: CharacterMap = new Map();
  const numbers = new Map<string, number>();

  const take = (tables: FontTables, isFirst: boolean) => {
    for (const tag of common)
      if (!merged.get(tag)?.equals(tables.get(tag) as Buffer)) throw new Error(`Fonts of one family differ in ${tag}: they can't be one`);
    const own = readGlyphs(tables);
    // Known before any is written, because a part may come after the letter that it is part of.
    const fresh = own.filter(({ name }) => !numbers.has(name));
    const map = readCharacterMap(tables.get('cmap') as Buffer);
    // In the order of their characters, which the map then says in few words. The first font's features name its glyphs by number.
    const characterOf = new Map([...map].reverse().map(([character, glyph]) => [own[glyph], character]));
    if (!isFirst) fresh.sort((one, other) => (characterOf.get(one) ?? Infinity) - (characterOf.get(other) ?? Infinity));
    for (const { name } of fresh) numbers.set(name, numbers.size);
    const placeOf = (glyph: number) => numbers.get(own[glyph]?.name ?? '') ?? 0;
    const places = sharedPlaces(tables.get('gvar') as Buffer);
    for (const glyph of fresh)
      glyphs.push({
        ...glyph,
        outline: renumberParts(glyph.outline, placeOf),
        variation: linearVariation(glyph.variation, places),
      });
    for (const [character, glyph] of map) if (!characters.has(character)) characters.set(character, placeOf(glyph));
  };
  take(merged, true);
  const all = others.map((font) => readTables(font));
  for (const tables of all) take(tables, false);

  const places = sharedPlaces(merged.get('gvar') as Buffer);
  const drawn = middleOf(
    readGlyphs(merged).map(({ variation }) => variation),
    places,
  );
  merged.set('avar', linearAxis(merged.get('avar') as Buffer, Math.min(...places), drawn));
  for (const [tag, table] of glyphTables(glyphs)) merged.set(tag, table);
  merged.set('cmap', writeCharacterMap(characters));
  merged.delete('HVAR');
  (merged.get('head') as Buffer).writeInt16BE(1, 50);
  (merged.get('hhea') as Buffer).writeUInt16BE(glyphs.length, 34);
  growLimits(merged, all, glyphs.length);
  // Names have done their work: format 3 has none.
  const post = Buffer.from((merged.get('post') as Buffer).subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  merged.set('post', post);
  return writeTables(merged);
}

/** The places on the axis that the variations of a font name by number. */
function sharedPlaces(gvar: Buffer): number[] {
  const start = gvar.readUInt32BE(8);
  return Array.from({ length: gvar.readUInt16BE(6) }, (_, index) => gvar.readInt16BE(start + 2 * index));
}

/** The most points, contours and parts of any glyph, and the box around them all, as `maxp` and `head` promise them. */
function growLimits(merged: FontTables, others: readonly FontTables[], glyphs: number): void {
  const maxp = merged.get('maxp') as Buffer;
  const head = merged.get('head') as Buffer;
  for (const tables of others) {
    const [limits, box] = [tables.get('maxp') as Buffer, tables.get('head') as Buffer];
    for (let at = 6; at < 32; at += 2) maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), limits.readUInt16BE(at)), at);
    for (const at of [36, 38]) head.writeInt16BE(Math.min(head.readInt16BE(at), box.readInt16BE(at)), at);
    for (const at of [40, 42]) head.writeInt16BE(Math.max(head.readInt16BE(at), box.readInt16BE(at)), at);
  }
  maxp.writeUInt16BE(glyphs, 4);
}
