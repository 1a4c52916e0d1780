import { palette } from '../palette.ts';

/** Draws accessibility: a price tag under a magnifying glass, and a counter bell with a focus ring. */
export function LargePrint() {
  return (
    <>
      <path d="M0 256H480V274H0z" fill={palette.ink} />
      <path d="M0 274H480V320H0z" fill={palette.kraft} />
      <path d="M60 0V46" stroke={palette.ink} strokeWidth="5" />
      <path d="M22 62 60 34H268V214H22z" fill={palette.white} stroke={palette.ink} strokeWidth="6" strokeLinejoin="round" />
      <circle cx="60" cy="64" r="9" fill={palette.ink} />
      <path d="M52 104H112M52 128H98M52 152H112M52 176H90" stroke={palette.inkSoft} strokeWidth="5" />
      <g className="answer lean grow">
        <path d="M232 188 276 236" stroke={palette.ink} strokeWidth="20" />
        <circle cx="184" cy="132" r="74" fill={palette.white} stroke={palette.ink} strokeWidth="11" />
        <path d="M132 158 156 98 180 158M140 140H172" fill="none" stroke={palette.green} strokeWidth="13" />
        <circle cx="211" cy="140" r="17" fill="none" stroke={palette.green} strokeWidth="12" />
        <path d="M230 122V159" stroke={palette.green} strokeWidth="12" />
      </g>
      <path d="M308 150H448Q466 150 466 168V244Q466 262 448 262H308Q290 262 290 244V168Q290 150 308 150z" fill={palette.marigold} />
      <path
        d="M310 158H446Q458 158 458 170V242Q458 254 446 254H310Q298 254 298 242V170Q298 158 310 158z"
        fill={palette.mist}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d="M378 176V186" stroke={palette.ink} strokeWidth="12" />
      <path d="M326 232Q326 186 378 186 430 186 430 232z" fill={palette.madder} />
      <path d="M342 222Q344 202 362 198" fill="none" stroke={palette.madderTint} strokeWidth="6" />
      <path d="M316 238H440" stroke={palette.ink} strokeWidth="12" />
    </>
  );
}
