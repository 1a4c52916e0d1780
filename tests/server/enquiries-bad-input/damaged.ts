import type { Random } from '../../../tools/seeded-random.ts';

/** Bytes as a bad line, a bad program or a bad person makes them: up to three places are changed. */
export function damaged(whole: Buffer, random: Random): Buffer {
  let bytes = whole;
  for (let times = random.between(1, 3); times > 0; times--) {
    const start = random.between(0, bytes.length);
    const end = Math.min(bytes.length, start + random.between(0, 200));
    const [before, piece, after] = [bytes.subarray(0, start), bytes.subarray(start, end), bytes.subarray(end)];
    bytes = random.oneOf([
      () => before,
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, piece, piece, after]),
      () => Buffer.concat([before, piece.map(() => random.between(0, 255)), after]),
      () => Buffer.concat([before, piece.map((byte) => (random() < 0.1 ? byte ^ (1 << random.between(0, 7)) : byte)), after]),
      () =>
        Buffer.concat([
          before,
          Buffer.from(random.oneOf(['\0', '\r\n', '"', '{', '\\', '\\u0000', '\\ud800', '--', '\uFEFF'])),
          piece,
          after,
        ]),
      () => Buffer.from(bytes.toString('latin1'), 'utf16le'),
      () => Buffer.alloc(0),
    ])();
  }
  return bytes;
}
