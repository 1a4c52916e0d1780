import { palette } from '../../illustrations/palette.ts';

const box = (x: number, y: number, width: number, height: number) => (
  <g>
    <rect x={x} y={y} width={width} height={height} rx="4" fill={palette.kraft} />
    <path d={`M${x + width / 2} ${y}v${height * 0.34}`} stroke={palette.marigoldTint} strokeWidth="18" />
    <path d={`M${x + 14} ${y + height - 18}h${width * 0.3}`} stroke={palette.ink} strokeWidth="6" strokeLinecap="round" />
  </g>
);

/** A hand truck with the delivery that the sheet is for. */
export function Delivery() {
  return (
    <svg className="on-paper" viewBox="0 0 400 380" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {box(110, 212, 220, 118)}
      {box(126, 112, 176, 94)}
      {box(150, 36, 116, 70)}
      <path d="M26 20H58L96 336H352" stroke={palette.ink} strokeWidth="12" />
      <circle cx="98" cy="346" r="26" fill={palette.green} stroke={palette.ink} strokeWidth="9" />
      <path d="M0 374H400" stroke={palette.ink} strokeWidth="5" />
    </svg>
  );
}
