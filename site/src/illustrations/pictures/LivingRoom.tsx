import { BrassLamp } from '../goods/BrassLamp.tsx';
import { Sofa } from '../goods/Sofa.tsx';
import type { Place } from '../goods/stand.ts';
import { stand } from '../goods/stand.ts';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import { Van } from '../parts/Van.tsx';
import type { PictureProps } from '../picture-props.ts';

const dayCells = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${10 + ((from + index) % 7) * 38} ${68 + Math.floor((from + index) / 7) * 38}h.1`).join(
    '',
  );

/** Draws the 21 days until the delivery: the lamps in the shop last for nine. */
function Calendar({ x, y, scale = 1 }: Place) {
  return (
    <g transform={stand({ x, y, scale })}>
      <path d="M-16 14A14 14 0 0 1-2 0H250a14 14 0 0 1 14 14V152a14 14 0 0 1-14 14H-2A14 14 0 0 1-16 152z" fill={palette.white} />
      <path d="M-16 40V14A14 14 0 0 1-2 0H250a14 14 0 0 1 14 14V40z" fill={palette.madder} />
      <path d="M40-10V10M208-10V10" stroke={palette.ink} strokeWidth="8" />
      <path d={dayCells(0, 9)} stroke={palette.marigold} strokeWidth="26" />
      <path d={dayCells(9, 20)} stroke={palette.madderTint} strokeWidth="26" />
      <Van x={238} y={157} scale={0.72} fill={palette.green} />
    </g>
  );
}

/** Draws a sideboard with the product and the outlines of ordered pieces. `x`, `y` is the left end of its foot. */
function Sideboard({ x, y, scale = 1 }: Place) {
  return (
    <g transform={stand({ x, y, scale })}>
      <path d="M22-10V0M218-10V0" stroke={palette.ink} strokeWidth="8" />
      <path d="M0-84H240V-16a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill={palette.kraft} />
      <path d="M120-84V-10M104-52V-40M136-52V-40" stroke={palette.skinBrown} strokeWidth="5" />
      <path d="M-8-88H248" stroke={palette.skinBrown} strokeWidth="12" />
      <g className="answer grow">
        <BrassLamp x={58} y={-94} scale={0.94} />
      </g>
      <path
        d="M150-94C150-108 162-112 172-114V-156C152-160 142-168 140-182H220C218-168 208-160 188-156V-114C198-112 210-108 210-94z"
        fill="none"
        stroke={palette.inkSoft}
        strokeWidth="4"
        strokeDasharray=".1 9"
      />
    </g>
  );
}

/** Illustrates home and furniture: lamps that run out before their delivery, and the order that the shop is advised to place now. */
export function LivingRoom(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 204H800V240H-400z" fill={palette.sand} />
          <Calendar x={44} y={24} scale={0.6} />
          <Sofa x={114} y={206} scale={0.82} />
          <Sideboard x={230} y={206} scale={0.62} />
          <Tag x={264} y={38} width={128} size={23}>
            order 48
          </Tag>
        </>
      }
      hero={
        <>
          <path d="M-640 412H1280V1920H-640z" fill={palette.sand} />
          <Calendar x={48} y={48} />
          <text x="172" y="78" fontSize="27" fontWeight="650" textAnchor="middle" fill={palette.white}>
            3 weeks
          </text>
          <Sofa x={172} y={416} scale={1.44} />
          <Sideboard x={364} y={416} scale={1.04} />
          <Tag x={410} y={92} width={208} size={36}>
            order 48
          </Tag>
        </>
      }
    />
  );
}
