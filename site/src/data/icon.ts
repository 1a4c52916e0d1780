import { Resvg } from '@resvg/resvg-js';
import favicon from '../../public/favicon.svg?raw';

/** Renders the site's icon as PNG. @param size of a side, in pixels @param options.isSquare without round corners */
export function iconPng(size: number, { isSquare = false } = {}): Buffer {
  const svg = isSquare ? favicon.replace(/ rx="\d+"/, '') : favicon;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

const HEADER = 6;
const ENTRY = 16;

/** Builds an ICO file (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). @param pictures up to 255 pixels wide */
export function iconFile(pictures: readonly { size: number; png: Buffer }[]): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    // Colour planes, then bits per pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return new Uint8Array(Buffer.concat([head, ...pictures.map(({ png }) => png)]));
}
