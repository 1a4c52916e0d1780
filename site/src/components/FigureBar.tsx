import { palette } from '../illustrations/palette.ts';

const width = 240;
const gap = 4;

/** Reads '25%', '3x' and '2.5x' as so many wholes; other figures (500+, 24/7) have no bar. */
function wholesIn(figure: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(%|x)$/.exec(figure);
  return match ? Number(match[1]) / (match[2] === '%' ? 100 : 1) : undefined;
}

/**
 * The figure drawn to scale: a percentage as its part of a whole (over 100% as so many wholes), a factor as that many blocks,
 * the first of them what there was before. The figure itself stands beside it in text, so the drawing stays silent.
 */
export function FigureBar({ figure, accent = 'marigold' }: { figure: string; accent?: 'green' | 'marigold' | 'madder' | 'sky' }) {
  const wholes = wholesIn(figure);
  if (wholes === undefined) return null;
  const cells = Math.max(1, Math.ceil(wholes));
  const cell = (width - (cells - 1) * gap) / cells;
  // Each line is cut into cells by its dashes.
  const lengthOf = (count: number) => Math.floor(count) * (cell + gap) + (count % 1) * cell;
  const line = { strokeWidth: 14, strokeDasharray: `${cell} ${gap}` };
  return (
    <svg className="on-paper" viewBox={`0 0 ${width} 14`} width={width} height="14" aria-hidden="true">
      <path d={`M0 7H${width}`} stroke={palette.ink} strokeOpacity=".1" {...line} />
      <path d={`M0 7H${lengthOf(wholes)}`} stroke={palette[accent]} {...line} />
      {figure.endsWith('x') && <path d={`M0 7H${cell}`} stroke={palette.ink} {...line} />}
    </svg>
  );
}
