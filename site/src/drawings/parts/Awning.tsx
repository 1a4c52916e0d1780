import { palette } from '../palette.ts';

interface AwningProps {
  /** Upper left corner of the cloth's edge; the roof is above it. */
  x: number;
  y: number;
  width: number;
  /** Number of stripes; odd, so that both ends have the same colour. */
  stripes: number;
  /** Height of the roof above y, and of the cloth below y without its scallops. */
  roof: number;
  drop: number;
  fill: string;
  second?: string;
  top?: string;
}

/** Draws an awning from the front: a roof and a scalloped edge. */
export function Awning({ x, y, width, stripes, roof, drop, fill, second = palette.white, top = palette.ink }: AwningProps) {
  const stripe = width / stripes;
  const half = stripe / 2;
  const cloth = (from: number) =>
    Array.from({ length: stripes }, (_, i) => i)
      .filter((i) => i % 2 === from)
      .map(
        (i) =>
          `M${+(x + i * stripe).toFixed(1)} ${y}h${+stripe.toFixed(1)}v${drop}a${+half.toFixed(1)} ${+(half * 0.6).toFixed(1)} 0 0 1-${+stripe.toFixed(1)} 0z`,
      )
      .join('');
  return (
    <>
      <path d={`M${x} ${y} ${x + roof * 0.25} ${y - roof}H${x + width - roof * 0.25}L${x + width} ${y}z`} fill={top} />
      <path d={cloth(0)} fill={fill} />
      <path d={cloth(1)} fill={second} />
    </>
  );
}
