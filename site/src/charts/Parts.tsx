import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** Some of a few, as weights of which those at work are filled. */
export function Parts({ count, of, color }: { count: number; of: number; color: string }) {
  const step = 240 / of;
  const weight = (index: number) => {
    const x = index * step + 2;
    const w = step - 6;
    return `M${x.toFixed(1)} 92l4-56h${(w - 8).toFixed(1)}l4 56zM${(x + w / 2 - 6).toFixed(1)} 34v-8a6 6 0 0 1 12 0v8z`;
  };
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => weight(from + index)).join('');
  return (
    <ChartFrame>
      <path d={range(0, count)} fill={color} />
      <path d={range(count, of)} fill="none" stroke={palette.ink} strokeOpacity=".4" strokeWidth="1.5" />
    </ChartFrame>
  );
}
