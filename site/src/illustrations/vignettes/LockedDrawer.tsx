import { palette } from '../palette.ts';
import { Letter } from '../receipt/Letter.tsx';

/** Draws privacy: no cookie in the jar, no name in the book, one letter behind a lock. */
export function LockedDrawer() {
  return (
    <>
      <path
        d="M82 62H150V80Q168 88 168 106V148Q168 164 152 164H80Q64 164 64 148V106Q64 88 82 80z"
        fill={palette.white}
        stroke={palette.ink}
        strokeWidth="6"
      />
      <path d="M78 56H154" stroke={palette.madder} strokeWidth="16" />
      <path d="M116 46v.1" stroke={palette.madder} strokeWidth="18" />
      <path d="M84 112Q84 104 92 102" fill="none" stroke={palette.sky} strokeWidth="6" />
      <path
        d="M212 158V88Q258 70 304 88 350 70 396 88V158Q350 142 304 158 258 142 212 158z"
        fill={palette.white}
        stroke={palette.ink}
        strokeWidth="6"
      />
      <path d="M304 90V154" stroke={palette.ink} strokeWidth="5" />
      <path
        d="M230 104Q258 94 286 104M230 122Q258 112 286 122M322 104Q350 94 378 104M322 122Q350 112 378 122"
        fill="none"
        stroke={palette.hairGrey}
        strokeWidth="4"
        strokeDasharray=".1 9"
      />
      <path d="M0 164H480V184H0z" fill={palette.ink} />
      <path d="M24 184H456V320H24z" fill={palette.kraft} />
      <path d="M48 206H180V292H48z" fill={palette.skinTan} />
      <path d="M104 226H124" stroke={palette.ink} strokeWidth="9" />
      <path d="M206 206H432V224H206z" fill={palette.ink} />
      <Letter x={300} y={252} turn={-3} />
      <g className="answer sink step">
        <path d="M196 224H442V304H196z" fill={palette.marigold} />
        <path d="M196 226H442" stroke={palette.marigoldTint} strokeWidth="5" strokeLinecap="butt" />
        <circle cx="319" cy="264" r="22" fill={palette.ink} />
        <path d="M319 260V275" stroke={palette.marigold} strokeWidth="6" />
        <circle cx="319" cy="257" r="6" fill={palette.marigold} />
      </g>
    </>
  );
}
