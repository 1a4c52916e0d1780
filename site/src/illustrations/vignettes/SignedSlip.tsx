import { Weight } from '../goods/Weight.tsx';
import { palette } from '../palette.ts';

/** Draws the counting rules: a sealed paper with a signature line, and labelled weights. */
export function SignedSlip() {
  return (
    <>
      <path d="M0 262H480V280H0z" fill={palette.ink} />
      <path d="M0 280H480V320H0z" fill={palette.kraft} />
      <g transform="translate(-24 0)">
        <path d="M52 26H212L236 50V262H52z" fill={palette.white} />
        <path d="M212 26 236 50H212z" fill={palette.hairGrey} />
        <path d="M76 62H180M76 86H210M76 110H210M76 134H172" stroke={palette.inkSoft} strokeWidth="6" />
        <path d="M76 222H150" stroke={palette.ink} strokeWidth="5" strokeDasharray=".1 10" />
        <path d="M180 206 172 244 192 232 212 244 204 206z" fill={palette.madderInk} />
        <circle cx="192" cy="194" r="27" fill={palette.madder} />
        <path d="M180 191 204 187M192 180V205M184 205H200" stroke={palette.madderTint} strokeWidth="4" />
        <g className="answer on tilt">
          <path d="M82 214 158 158" stroke={palette.green} strokeWidth="13" />
          <path d="M74 220 90 218 82 206z" fill={palette.ink} stroke={palette.ink} strokeWidth="3" />
        </g>
      </g>
      <Weight x={252} y={262} scale={0.84}>
        1
      </Weight>
      <Weight x={329} y={262} scale={1.02}>
        2
      </Weight>
      <Weight x={420} y={262} scale={1.22}>
        5
      </Weight>
    </>
  );
}
