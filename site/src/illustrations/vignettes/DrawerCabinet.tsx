import { palette } from '../palette.ts';

/** Upper left corners of the closed drawers, 84 × 54; the one at 148, 160 is open. */
const drawers = [52, 148, 244].flatMap((x) => [32, 96, 160, 224].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 148 || y !== 160);

/** Draws a cabinet of labelled drawers, one open, and a magnifying glass. */
export function DrawerCabinet() {
  return (
    <>
      <path d="M0 290H480V320H0z" fill={palette.sand} />
      <path d="M40 18H340V290H40z" fill={palette.greenDeep} />
      <path d="M30 18H350" stroke={palette.ink} strokeWidth="12" />
      <path d={drawers.map(({ x, y }) => `M${x} ${y}h84v54h-84z`).join('')} fill={palette.greenMid} />
      <path d={drawers.map(({ x, y }) => `M${x + 20} ${y + 10}h44v18h-44z`).join('')} fill={palette.paper} />
      <path d={drawers.map(({ x, y }) => `M${x + 28} ${y + 19}h28`).join('')} stroke={palette.inkSoft} strokeWidth="4" />
      <path d={drawers.map(({ x, y }) => `M${x + 42} ${y + 42}v.1`).join('')} stroke={palette.marigold} strokeWidth="11" />
      <path d="M148 160H232V196H148z" fill={palette.ink} />
      <path d="M160 192V168H200L206 174V192zM180 192V160H218L224 166V192z" fill={palette.paper} stroke={palette.ink} strokeWidth="3" />
      <path d="M190 174H210M190 184H210" stroke={palette.madder} strokeWidth="4" />
      <g className="answer sink wide">
        <path d="M136 186H244V252H136z" fill={palette.marigold} />
        <path d="M136 186H244" stroke={palette.marigoldTint} strokeWidth="6" strokeLinecap="butt" />
        <path d="M162 202H218V224H162z" fill={palette.white} />
        <path d="M172 213H208M190 238v.1" stroke={palette.ink} strokeWidth="5" />
        <path d="M190 238v.1" stroke={palette.ink} strokeWidth="13" />
      </g>
      <path d="M398 180 432 284" stroke={palette.ink} strokeWidth="20" />
      <path d="M384 138 398 180" stroke={palette.ink} strokeWidth="9" />
      <circle cx="366" cy="88" r="56" fill={palette.white} fillOpacity=".92" stroke={palette.ink} strokeWidth="12" />
      <path d="M326 66H406V110H326z" fill={palette.marigold} />
      <path d="M344 88H388" stroke={palette.ink} strokeWidth="9" />
    </>
  );
}
