import { Shoe } from './goods/Shoe.tsx';
import { Tote } from './goods/Tote.tsx';
import { palette } from './palette.ts';
import { Base } from './parts/Base.tsx';
import { Frame } from './parts/Frame.tsx';
import { Pan } from './parts/Pan.tsx';

/** Draws the picture of error pages: a balance with goods on one side and an empty label on the other. */
export function EmptyPan({ alt }: { alt: string }) {
  return (
    <Frame alt={alt} width={640} height={420}>
      <path d="M40 396H600" stroke={palette.ink} strokeWidth="6" />
      <path d="M320 40V380M152 76 488 132" stroke={palette.ink} strokeWidth="9" />
      <Base x={320} y={394} scale={1.3} fill={palette.ink} />
      <circle cx="320" cy="104" r="19" fill={palette.marigold} stroke={palette.ink} strokeWidth="6" />
      <Pan x={152} y={76} drop={150} half={114} string={palette.ink} rim={palette.ink}>
        <path
          d="M112 148Q152 156 192 148L197 215Q197 222 190 222H114Q107 222 107 215zM132 150C132 80 172 80 172 150"
          fill="none"
          stroke={palette.inkSoft}
          strokeWidth="4"
          strokeDasharray=".1 10"
        />
      </Pan>
      <path d="M264 228V262" stroke={palette.ink} strokeWidth="3" />
      <g transform="translate(264 256)rotate(90)">
        <path d="M0 0 18-24H84a8 8 0 0 1 8 8V16a8 8 0 0 1-8 8H18z" fill={palette.madder} />
        <circle cx="20" r="6" fill={palette.paper} />
        <path d="M42-7H74M42 7H62" stroke={palette.madderTint} strokeWidth="5" />
      </g>
      <Pan x={488} y={132} drop={150} half={114} string={palette.ink} rim={palette.ink}>
        <Tote x={444} y={282} scale={1.04} />
        <Shoe x={540} y={282} scale={0.6} />
      </Pan>
    </Frame>
  );
}
