import { ChartFrame } from '../../charts/ChartFrame.tsx';
import { palette } from '../../illustrations/palette.ts';

/** A written agreement, the line that promises marked, and both names under it. */
export function SignedAgreement() {
  return (
    <ChartFrame height={114}>
      <g fill="none" stroke={palette.ink} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2 2H176L196 22V112H2z" fill={palette.white} />
        <path d="M176 2V22H196" />
        <path d="M22 22H120M22 58H150" strokeOpacity=".3" strokeWidth="5" />
        <path d="M16 40H176" stroke={palette.marigold} strokeWidth="15" strokeLinecap="butt" />
        <path d="M22 40H170" strokeWidth="5" />
        <path d="M22 98H84M112 98H174" strokeWidth="2" />
        <path d="M28 92c6-14 10-16 10-8s-6 12 0 6 8-10 10-4 4 6 8 2 6-2 12 0" stroke={palette.sky} />
        <path d="M118 92c10-20 14-18 8-6s4 4 8-2 6 8 12 4 6-4 14-2" stroke={palette.green} />
      </g>
    </ChartFrame>
  );
}
