import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

interface CoinsProps {
  /** What came back for each one that was spent, see content/came-back.ts; what there is now for each one before. */
  factor: number;
  color: string;
  /** Height of what was spent, of which a coin is a quarter. Figures of one kind keep to one, so that neighbours compare: 94 holds 5.5 times as much. */
  unit?: number;
  /** Money for money; other factors compare with what there was before. */
  isReturn?: boolean;
  /** Without lettering, where it would be too small to read and stands elsewhere. */
  isSilent?: boolean;
}

/** What the work cost as four coins and what came back as a stack to the same scale, or what there was before and what there is now. */
export function Coins({ factor, color, unit = 17, isReturn = true, isSilent = false }: CoinsProps) {
  const height = Math.min(factor * unit, 94);
  const stack = { strokeWidth: 64, strokeDasharray: `${unit / 4 - 1} 1` };
  const stacks = (
    <>
      <path d={`M32 94V${94 - unit}`} stroke={palette.ink} {...stack} />
      <path d={`M112 94V${(94 - height).toFixed(2)}`} stroke={color} {...stack} />
      <path d="M0 95H144" stroke={palette.ink} strokeWidth="2" />
    </>
  );
  if (isSilent) {
    return (
      <svg className="on-paper" viewBox="0 8 240 88" aria-hidden="true">
        {stacks}
      </svg>
    );
  }
  return (
    <ChartFrame>
      {stacks}
      <text x="32" y={94 - unit - 7} textAnchor="middle" fontWeight="400">
        {isReturn ? labels.charts.cost : labels.charts.before}
      </text>
      <text x="152" y={(106 - height).toFixed(1)}>
        {isReturn ? labels.charts.back : `${factor}x`}
      </text>
    </ChartFrame>
  );
}
