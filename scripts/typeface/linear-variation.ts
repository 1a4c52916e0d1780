/** In 2.14 fixed point. */
const END = 0x4000;

/** What a glyph's outline does at one place on the axis. */
interface Change {
  place: number;
  /** Whether it lists points of its own, instead of those that the glyph's changes have in common. */
  hasOwnPoints: boolean;
  data: Buffer;
}

/** @param shared places on the axis that variations name by number */
function changesOf(variation: Buffer, shared: readonly number[]): { points: Buffer; changes: Change[] } {
  if (variation.length === 0) return { points: variation, changes: [] };
  const count = variation.readUInt16BE(0);
  let data = variation.readUInt16BE(2);
  const points = variation.subarray(data, data + (count & 0x8000 ? pointsLength(variation.subarray(data)) : 0));
  data += points.length;
  let header = 4;
  const changes = Array.from({ length: count & 0xfff }, (): Change => {
    const size = variation.readUInt16BE(header);
    const index = variation.readUInt16BE(header + 2);
    const place = index & 0x8000 ? variation.readInt16BE(header + 4) : (shared[index & 0xfff] as number);
    header += 4 + (index & 0x8000 ? 2 : 0) + (index & 0x4000 ? 4 : 0);
    data += size;
    return { place, hasOwnPoints: (index & 0x2000) !== 0, data: variation.subarray(data - size, data) };
  });
  return { points, changes };
}

/**
 * What changes a glyph from one end of the only axis to the other, and nothing in between: the outline then moves in a straight line,
 * which saves half of the bytes. What lies between the ends is put right by the axis itself (middleOf).
 * Format: https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats
 * @param variation of one glyph, in a font whose axis begins at its default
 * @param shared places on the axis that variations name by number
 * @returns one variation, at the first of the shared places of the font that it goes into
 */
export function linearVariation(variation: Buffer, shared: readonly number[]): Buffer {
  const { points, changes } = changesOf(variation, shared);
  const last = changes.find(({ place }) => place === END);
  if (!last) return Buffer.alloc(0);
  const head = Buffer.alloc(8);
  for (const [at, value] of [(points.length ? 0x8000 : 0) | 1, head.length, last.data.length, last.hasOwnPoints ? 0x2000 : 0].entries())
    head.writeUInt16BE(value, 2 * at);
  return Buffer.concat([head, points, last.data]);
}

/**
 * How far along the straight line the outlines are that the typeface draws between the ends: the least squares over all points.
 * @returns from 0 to 1
 */
export function middleOf(variations: readonly Buffer[], shared: readonly number[]): number {
  let along = 0;
  let whole = 0;
  for (const variation of variations) {
    const { changes } = changesOf(variation, shared);
    const [middle, last] = [changes.find(({ place }) => place < END), changes.find(({ place }) => place === END)];
    if (!middle || !last || middle.hasOwnPoints || last.hasOwnPoints) continue;
    const [part, all] = [unpack(middle.data), unpack(last.data)];
    for (const [index, move] of all.entries()) {
      along += move * (part[index] ?? 0);
      whole += move * move;
    }
  }
  return along / whole;
}

/** Numbers as variations pack them: runs of zeros, of bytes and of words. */
function unpack(packed: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < packed.length; ) {
    const run = packed[at] as number;
    const size = run & 0x80 ? 0 : run & 0x40 ? 2 : 1;
    for (let index = 0; index <= (run & 0x3f); index += 1) numbers.push(size ? packed.readIntBE(at + 1 + size * index, size) : 0);
    at += 1 + size * ((run & 0x3f) + 1);
  }
  return numbers;
}

/**
 * The table that says where on the axis a weight lies (`avar`), for outlines that move in a straight line.
 * @param avar of the font before, of its only axis
 * @param middle the place between the ends that is drawn, before
 * @param along where it lies on the straight line, from 0 to 1
 */
export function linearAxis(avar: Buffer, middle: number, along: number): Buffer {
  const copy = Buffer.from(avar);
  for (let at = 10; at < copy.length; at += 4) {
    const to = copy.readInt16BE(at + 2);
    if (to <= 0 || to === END) continue;
    const moved = to <= middle ? (to / middle) * along : along + ((to - middle) / (END - middle)) * (1 - along);
    copy.writeInt16BE(Math.round(moved * END), at + 2);
  }
  return copy;
}

/** Bytes that packed numbers of points take. */
function pointsLength(packed: Buffer): number {
  const [first = 0, second = 0] = packed;
  let at = first & 0x80 ? 2 : 1;
  for (let left = first & 0x80 ? ((first & 0x7f) << 8) | second : first; left > 0; ) {
    const run = packed[at] as number;
    const numbers = (run & 0x7f) + 1;
    at += 1 + numbers * (run & 0x80 ? 2 : 1);
    left -= numbers;
  }
  return at;
}
