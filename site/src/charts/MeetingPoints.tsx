import { palette } from '../illustrations/palette.ts';
import { ChartFrame } from './ChartFrame.tsx';

/** The shop's lines down, ours across, and a point wherever two meet: ten to a line, and an open one for the next. @param count a whole number of tens */
export function MeetingPoints({ count }: { count: number }) {
  const lines = Math.min(10, count / 10);
  const step = 200 / lines;
  const across = Array.from({ length: 10 }, (_, index) => `M0 ${10 + index * 10.4}h${lines * step}`).join('');
  const down = Array.from({ length: lines }, (_, index) => `M${(index + 0.5) * step} 0v114`).join('');
  return (
    <ChartFrame height={114}>
      <path d={across} stroke={palette.green} strokeWidth="2" />
      <path d={down} stroke={palette.sky} strokeWidth="2" />
      <path
        d={Array.from({ length: 10 }, (_, index) => `M${step / 2} ${10 + index * 10.4}h${(lines - 1) * step + 0.1}`).join('')}
        stroke={palette.marigold}
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
      />
      <path d="M220 0V91M200 103.6h11M220 112v2" stroke={palette.ink} strokeWidth="1.6" strokeDasharray="4 3" />
      <circle cx="220" cy="103.6" r="8" fill="none" stroke={palette.ink} strokeWidth="2" strokeDasharray="3 2.4" />
      <path d="M216.5 103.6h7m-3.5-3.5v7" stroke={palette.ink} strokeWidth="2" />
    </ChartFrame>
  );
}
