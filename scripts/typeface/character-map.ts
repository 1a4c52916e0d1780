import { writeAt } from './font-tables.ts';

/** Characters of a font with the number of the glyph that draws each. */
export type CharacterMap = Map<number, number>;

/** Reads `cmap`: its subtable of format 12 or 4, which fonts of the Basic Multilingual Plane have. @throws Error without one */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + 8 * index)));
  const groups = tables.find((one) => one.readUInt16BE(0) === 12);
  if (groups) return readGroups(groups);
  const segments = tables.find((one) => one.readUInt16BE(0) === 4);
  if (segments) return readSegments(segments);
  throw new Error('The font has no character map of format 4 or 12');
}

/** Format 12: characters that follow one another, with glyphs that do so too. */
function readGroups(table: Buffer): CharacterMap {
  const map: CharacterMap = new Map();
  for (let at = 16; at < 16 + 12 * table.readUInt32BE(12); at += 12) {
    const [first, last, glyph] = [0, 4, 8].map((more) => table.readUInt32BE(at + more)) as [number, number, number];
    for (let character = first; character <= last; character += 1) map.set(character, glyph + character - first);
  }
  return map;
}

/** Format 4: the same, or with a list of glyphs. */
function readSegments(table: Buffer): CharacterMap {
  const segments = table.readUInt16BE(6) / 2;
  const map: CharacterMap = new Map();
  for (let segment = 0; segment < segments; segment += 1) {
    const [end, start, delta, range] = [0, 1, 2, 3].map((row) =>
      table.readUInt16BE(14 + (row > 0 ? 2 : 0) + 2 * (row * segments + segment)),
    ) as [number, number, number, number];
    const rangeAt = 16 + 2 * (3 * segments + segment);
    for (let character = start; character <= end && character < 0xffff; character += 1) {
      const found = range === 0 ? character : table.readUInt16BE(rangeAt + range + 2 * (character - start));
      if (found) map.set(character, (found + delta) & 0xffff);
    }
  }
  return map;
}

/** Writes `cmap` with one subtable, format 12: groups of characters whose glyphs follow one another. */
export function writeCharacterMap(map: CharacterMap): Buffer {
  const groups: [first: number, last: number, glyph: number][] = [];
  for (const [character, glyph] of [...map].sort(([one], [other]) => one - other)) {
    const group = groups.at(-1);
    if (group && character === group[1] + 1 && glyph === group[2] + character - group[0]) group[1] = character;
    else groups.push([character, character, glyph]);
  }
  const cmap = Buffer.alloc(12 + 16 + 12 * groups.length);
  // One table, for Windows and all of Unicode.
  writeAt(cmap, 2, { 2: 1, 4: 3, 6: 10, 12: 12 });
  writeAt(cmap, 4, { 8: 12, 16: cmap.length - 12, 24: groups.length });
  for (const [index, group] of groups.entries())
    for (const [place, value] of group.entries()) cmap.writeUInt32BE(value, 28 + 12 * index + 4 * place);
  return cmap;
}
