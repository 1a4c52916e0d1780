import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import { openPicture, pipelineOf } from './open-picture.ts';

const box = { width: 300, height: 300 };
const opened = async (bytes: Uint8Array) => {
  const path = join(scratchFolder('picture'), 'upload');
  writeFileSync(path, bytes);
  return openPicture(path, box);
};
const plain = { create: { width: 600, height: 400, channels: 3 as const, background: '#c04020' } };

test('a picture is opened upright and scaled into the box', async () => {
  const { info } = await opened(await sharp(plain).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(info).toMatchObject({ width: 200, height: 300, channels: 3 });
});

test.for([
  ['a CMYK JPEG', () => sharp(plain).toColourspace('cmyk').jpeg()],
  ['a PNG of 16 bits', () => sharp(plain).toColourspace('rgb16').png()],
  ['an AVIF', () => sharp(plain).avif()],
] as const)('%s becomes sRGB of 8 bits', async ([, make]) => {
  const { data, info } = await opened(await make().toBuffer());
  expect([info.channels, data.length]).toEqual([3, 300 * 200 * 3]);
  const { dominant } = await pipelineOf({ data, info }).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g + dominant.b);
});

test('a transparent picture keeps its transparency', async () => {
  const transparent = { create: { ...plain.create, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } };
  const pixels = await opened(await sharp(transparent).webp().toBuffer());
  expect(await pipelineOf(pixels).stats()).toMatchObject({ isOpaque: false });
});

test('an animation is refused', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { ...plain.create, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  await expect(opened(animation)).rejects.toThrow('has 2 pictures in it');
});

test('a picture of too many pixels is refused with its size', async () => {
  const huge = await sharp(plain).png().toBuffer();
  // Width and height in the header of a PNG.
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(15_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  await expect(opened(huge)).rejects.toThrow('has 300 megapixels (20000 × 15000); the limit is 210');
});

test.for([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>'],
  ['text', 'no picture'],
  ['nothing', ''],
] as const)('%s cannot be read', async ([, text]) => {
  await expect(opened(Buffer.from(text))).rejects.toThrow('cannot be read as a picture');
});

test('a picture that is cut off cannot be read', async () => {
  const whole = await sharp(plain).png().toBuffer();
  await expect(opened(whole.subarray(0, whole.length / 2))).rejects.toThrow('cannot be read as a picture');
});
