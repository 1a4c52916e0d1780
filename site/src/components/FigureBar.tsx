import { palette } from '../illustrations/palette.ts';

/** Reads '25%', '3x', '2.5x' as a number and its kind; other figures (500+, 24/7) have no bar. */
export function measure(figure: string): { value: number; unit: '%' | 'x' } | undefined {
  const match = /^(\d+(?:\.\d+)?)(%|x)$/.exec(figure);
  return match ? { value: Number(match[1]), unit: match[2] as '%' | 'x' } : undefined;
}

/**
 * The figure drawn to scale: a percentage as its part of a whole (over 100% as so many wholes), a factor as that many blocks beside the first.
 * The figure itself stands beside it in text, so the drawing stays silent.
 */
export function FigureBar({ figure, accent = 'marigold' }: { figure: string; accent?: 'marigold' | 'green' | 'madder' | 'sky' }) {
  const measured = measure(figure);
  if (!measured) return null;
  const wholes = measured.unit === 'x' ? measured.value : measured.value / 100;
  const width = 240;
  const cells = Math.max(1, Math.ceil(wholes));
  const cell = (width - (cells - 1) * 4) / cells;
  return (
    <svg viewBox={`0 0 ${width} 14`} width={width} height="14" aria-hidden="true">
      {Array.from({ length: cells }, (_, index) => {
        const full = Math.max(0, Math.min(1, wholes - index));
        const x = index * (cell + 4);
        const isBase = measured.unit === 'x' && index === 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of one bar have no other name
          <g key={index}>
            <rect x={x} width={cell} height="14" rx="4" fill={palette.ink} fillOpacity=".1" />
            <rect x={x} width={cell * full} height="14" rx="4" fill={isBase ? palette.ink : palette[accent]} />
          </g>
        );
      })}
    </svg>
  );
}
