import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** Shoppers, one for each million, and one in outline for those on top. */
export function Shoppers({ count, color }: { count: number; color: string }) {
  const shown = Math.min(20, count);
  const perRow = Math.ceil((shown + 1) / 2);
  const step = 240 / Math.max(6, perRow);
  const one = (place: number) => {
    const x = (place % perRow) * step + 18;
    const y = place < perRow ? 4 : 53;
    return `M${x - 8} ${y + 8}a8 8 0 1 0 16 0a8 8 0 1 0-16 0M${x - 14} ${y + 40}v-8a14 14 0 0 1 28 0v8z`;
  };
  return (
    <ChartFrame>
      <path d={Array.from({ length: shown }, (_, place) => one(place)).join('')} fill={color} />
      <path d={one(shown)} fill="none" stroke={palette.ink} strokeWidth="2" strokeDasharray="3 3" />
    </ChartFrame>
  );
}
