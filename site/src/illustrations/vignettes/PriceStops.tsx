import { palette } from '../palette.ts';
import { Base } from '../parts/Base.tsx';
import { Tag } from '../parts/Tag.tsx';

/** Draws a price on a vertical ruler, between its two limits. */
export function PriceStops() {
  return (
    <>
      <path d="M0 288H480V320H0z" fill={palette.madder} />
      <path d="M150 74H210V242H150z" fill="#f0b8a8" />
      <path d="M180 24V280" stroke={palette.ink} strokeWidth="12" />
      <Base x={180} y={290} scale={1.5} fill={palette.ink} />
      <path d="M150 104H162M150 132H162M150 160H162M150 188H162M150 216H162" stroke={palette.madderInk} strokeWidth="4" />
      <path d="M126 68H234M126 248H234" stroke={palette.madderInk} strokeWidth="16" />
      <path d="M118 112V204M106 126 118 108 130 126M106 190 118 208 130 190" fill="none" stroke={palette.madderInk} strokeWidth="6" />
      <g className="answer up step">
        <circle cx="180" cy="148" r="17" fill={palette.marigold} stroke={palette.ink} strokeWidth="6" />
        <Tag x={202} y={148} width={186} size={50}>
          price
        </Tag>
      </g>
      <path d="M300 280H396M300 260H396" stroke={palette.marigold} strokeWidth="17" />
      <path d="M318 240H414" stroke={palette.marigold} strokeWidth="17" />
      <path d="M314 279H382M314 259H382M332 239H400" stroke={palette.madderInk} strokeWidth="3" />
    </>
  );
}
