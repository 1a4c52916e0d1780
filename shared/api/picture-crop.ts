/** Crop of a picture. */
export interface Crop {
  /** Aspect ratio such as 4:3; not cropped if left out. */
  ratio?: string | undefined;
  /** Focal point, from 0 (left, top) to 1. */
  x: number;
  y: number;
}

/** Returns the largest area of an aspect ratio, centred on the focal point as far as the picture's edges allow. */
export function cropArea({ width, height }: { width: number; height: number }, { ratio, x, y }: Crop) {
  const [across, down] = (ratio?.split(':') ?? [width, height]).map(Number) as [number, number];
  const scale = Math.min(width / across, height / down);
  const [w, h] = [Math.round(across * scale), Math.round(down * scale)];
  const place = (at: number, whole: number, part: number) => Math.round(Math.min(whole - part, Math.max(0, at * whole - part / 2)));
  return { left: place(x, width, w), top: place(y, height, h), width: w, height: h };
}

/** Suffix of a crop's file name: aspect ratio and focal point in percent. */
const suffix = /-\d+x\d+-(\d{1,3})-(\d{1,3})(?=\.\w+$)/;

/**
 * Names a crop after the whole picture and the crop, so that the focal point can be moved later: shop-1a2b3c4d.jpg becomes
 * shop-1a2b3c4d-4x3-50-30.jpg.
 */
export function cropName(whole: string, { ratio, x, y }: Crop): string {
  const percent = (at: number) => Math.round(at * 100);
  return ratio ? whole.replace(/(?=\.\w+$)/, `-${ratio.replace(':', 'x')}-${percent(x)}-${percent(y)}`) : whole;
}

/** Returns the name of the picture that a crop was made from. */
export const wholeName = (file: string) => file.replace(suffix, '');

/** Returns the focal point of a crop; the centre for other pictures. */
export function focalPointOf(file: string): { x: number; y: number } {
  const [, x = '50', y = '50'] = suffix.exec(file) ?? [];
  return { x: Number(x) / 100, y: Number(y) / 100 };
}
