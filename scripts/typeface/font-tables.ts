/** The tables of a TrueType font by their tags, as they stand in its file (https://learn.microsoft.com/typography/opentype/spec/otff). */
export type FontTables = Map<string, Buffer>;

const HEADER = 12;
const RECORD = 16;
/** What the sum of a whole font is taken from (the specification of `head`). */
const WHOLE = 0xb1b0afba;

/** @param font a font as plain TrueType, not compressed */
export function readTables(font: Buffer): FontTables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => HEADER + index * RECORD);
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12)))];
    }),
  );
}

/** The font that has these tables, with its sums made anew. */
export function writeTables(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const head = tables.get('head') as Buffer;
  head.writeUInt32BE(0, 8);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(HEADER + sorted.length * RECORD);
  header.writeUInt32BE(0x00010000, 0);
  for (const [place, value] of [sorted.length, power * RECORD, Math.log2(power), (sorted.length - power) * RECORD].entries())
    header.writeUInt16BE(value, 4 + 2 * place);
  let start = header.length;
  const bodies = sorted.map(([tag, table], index) => {
    const at = HEADER + index * RECORD;
    header.write(tag, at, 'latin1');
    for (const [place, value] of [sumOf(table), start, table.length].entries()) header.writeUInt32BE(value, at + 4 + 4 * place);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    start += padded.length;
    return padded;
  });
  const font = Buffer.concat([header, ...bodies]);
  const headStart = header.readUInt32BE(HEADER + sorted.findIndex(([tag]) => tag === 'head') * RECORD + 8);
  font.writeUInt32BE((WHOLE - sumOf(font)) >>> 0, headStart + 8);
  return font;
}

/** Writes numbers at their places. @param size of each, in bytes */
export function writeAt(buffer: Buffer, size: 2 | 4, values: Readonly<Record<number, number>>): void {
  for (const [at, value] of Object.entries(values)) buffer.writeUIntBE(value, Number(at), size);
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4)
    sum = (sum + Buffer.concat([bytes.subarray(at, at + 4), Buffer.alloc(3)]).readUInt32BE(0)) >>> 0;
  return sum;
}
