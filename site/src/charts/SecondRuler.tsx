import { labels } from '../content.ts';
import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** One second as a ruler, and the part of it that an answer takes. */
export function SecondRuler({ milliseconds, color }: { milliseconds: number; color: string }) {
  const end = 2 + (236 * Math.min(1000, milliseconds)) / 1000;
  const ticks = Array.from(
    { length: 21 },
    (_, index) => `M${(2 + index * 11.8).toFixed(1)} 66V${index % 10 === 0 ? 44 : index % 2 ? 60 : 54}`,
  );
  return (
    <ChartFrame>
      <path d={ticks.join('')} stroke={palette.ink} strokeWidth="2" />
      <path d="M1 66H239" stroke={palette.ink} strokeWidth="4" />
      <path d={`M2 66V8H${end.toFixed(1)}V66z`} fill={color} />
      <path d={`M${end.toFixed(1)} 66V8`} stroke={palette.ink} strokeWidth="3" />
      <text x={(end + 8).toFixed(1)} y="22">{`${milliseconds} ms`}</text>
      <text x="240" y="88" textAnchor="end" fontWeight="400">
        {labels.charts.second}
      </text>
    </ChartFrame>
  );
}
