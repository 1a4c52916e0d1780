import { Lamp } from '../goods/Lamp.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';

/** Draws manual ranking: one product pinned, two that may swap, and one hidden. */
export function PinnedShelf() {
  return (
    <>
      <path d="M20 232H460V254H20z" fill={palette.ink} />
      <path d="M60 254V320M420 254V320" stroke={palette.ink} strokeWidth="12" strokeLinecap="butt" />
      <path d="M26 78H134V232H26z" fill={palette.marigoldTint} />
      <Tote x={80} y={232} scale={1.06} />
      <circle cx="80" cy="98" r="12" fill={palette.madder} stroke={palette.madderInk} strokeWidth="4" />
      <g className="answer on lean">
        <Shoe x={200} y={232} scale={0.72} />
      </g>
      <g className="answer back tilt">
        <Lamp x={304} y={232} scale={0.94} />
      </g>
      <path
        d="M206 148Q210 84 252 80 286 82 298 100M190 136 206 152 220 136M282 102 301 104 304 85"
        fill="none"
        stroke={palette.ink}
        strokeWidth="6"
      />
      <path
        d="M362 170H446V218Q446 230 434 230H374Q362 230 362 218zM356 138H452V168H356z"
        fill="none"
        stroke={palette.inkSoft}
        strokeWidth="5"
        strokeDasharray=".1 10"
      />
    </>
  );
}
