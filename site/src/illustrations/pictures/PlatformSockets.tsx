import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { ShopWindow } from '../parts/ShopWindow.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Platforms: six different shop systems plugged into one rail, which gives them one stock count and one price. */
export function PlatformSockets(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <g className="answer sink grow">
            <ShopWindow x={74} y={44} face={0} plug="below" />
          </g>
          <g className="answer sink grow">
            <ShopWindow x={200} y={44} face={1} plug="below" />
          </g>
          <g className="answer sink grow">
            <ShopWindow x={326} y={44} face={2} plug="below" />
          </g>
          <ShopWindow x={74} y={188} face={3} plug="above" />
          <ShopWindow x={200} y={188} face={4} plug="above" />
          <ShopWindow x={326} y={188} face={5} plug="above" />
          <path d="M0 116H400" stroke={palette.ink} strokeWidth="34" />
          <g stroke={palette.marigold} strokeWidth="6">
            <path d="M0 116H32M117 116H157M243 116H283M368 116H400" strokeDasharray="1 11" />
            <path d="M65 106h18M191 106h18M317 106h18M65 126h18M191 126h18M317 126h18" strokeWidth="5" />
          </g>
        </>
      }
      hero={
        <>
          <g className="answer sink grow">
            <ShopWindow x={118} y={98} scale={1.7} face={0} plug="below" />
          </g>
          <g className="answer sink grow">
            <ShopWindow x={320} y={98} scale={1.7} face={1} plug="below" />
          </g>
          <g className="answer sink grow">
            <ShopWindow x={522} y={98} scale={1.7} face={2} plug="below" />
          </g>
          <ShopWindow x={118} y={382} scale={1.7} face={3} plug="above" />
          <ShopWindow x={320} y={382} scale={1.7} face={4} plug="above" />
          <ShopWindow x={522} y={382} scale={1.7} face={5} plug="above" />
          <path d="M0 240H640" stroke={palette.ink} strokeWidth="84" />
          <path d="M104 212h28M306 212h28M508 212h28M104 268h28M306 268h28M508 268h28" stroke={palette.marigold} strokeWidth="8" />
          <g fontSize="32" fontWeight="650" textAnchor="middle" fill={palette.marigold}>
            <text x="219" y="251">
              42 left
            </text>
            <text x="421" y="251">
              at 349
            </text>
          </g>
          <path d="M0 240H60M580 240H640" stroke={palette.marigold} strokeWidth="8" strokeDasharray="1 17" />
        </>
      }
    />
  );
}
