import type { ReactNode } from 'react';
import { Shoe } from '../goods/Shoe.tsx';
import { palette } from '../palette.ts';
import { Bust } from '../parts/Bust.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Draws swimming goggles, 150 wide, around 0, 0. */
function Goggles() {
  return (
    <>
      <path d="M-62-2C-70-64 70-64 62-2" fill="none" stroke={palette.madder} strokeWidth="10" />
      <path d="M-10 4H10" stroke={palette.ink} strokeWidth="8" />
      <path
        d="M-68 4Q-68-20-40-20-8-20-8 4-8 30-38 30-68 30-68 4zM68 4Q68-20 40-20 8-20 8 4 8 30 38 30 68 30 68 4z"
        fill={palette.sky}
        stroke={palette.ink}
        strokeWidth="7"
      />
      <path d="M-52 6-38-6M24 6 38-6" stroke={palette.white} strokeWidth="6" />
    </>
  );
}

/** Draws a coiled climbing rope, 116 high, around 0, 0. */
function Rope() {
  return (
    <g fill="none" stroke={palette.madder} strokeWidth="11">
      <ellipse cy="8" rx="36" ry="46" />
      <ellipse cx="-8" cy="10" rx="36" ry="44" stroke={palette.madderInk} />
      <ellipse cx="9" cy="10" rx="38" ry="44" />
      <path d="M0-52V-24M-9-50V-26M9-50V-26" stroke={palette.ink} strokeLinecap="butt" />
      <path d="M10-46Q40-62 44-40" />
    </g>
  );
}

interface WindowProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Product shown first, around 0, 0. */
  children: ReactNode;
}

/** Draws the shop's page for one visitor. */
function Window({ x, y, width, height, children }: WindowProps) {
  const pad = width / 14;
  const tile = width - 2 * pad;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx={width / 9} fill={palette.white} />
      <rect x={pad} y={pad} width={tile} height={tile * 0.74} rx={width / 14} fill={palette.marigold} />
      <g transform={`translate(${width / 2} ${pad + tile * 0.37})scale(${width / 190})`}>{children}</g>
      <path
        d={`M${pad * 1.6} ${height - pad * 2.9}H${width - pad * 1.6}M${pad * 1.6} ${height - pad * 1.5}H${width * 0.6}`}
        stroke={palette.mist}
        strokeWidth={pad * 0.7}
      />
    </g>
  );
}

const shoe = <Shoe x={0} y={36} scale={0.98} sole={palette.white} />;

/** Illustrates sports: a swimmer, a runner and a climber, and the product that each is shown first. */
export function ShoePicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <Bust x={74} y={232} scale={0.96} clothes={palette.sky} hair="short" />
          <Bust x={200} y={232} scale={0.96} clothes={palette.madder} />
          <Bust x={326} y={232} scale={0.96} clothes={palette.green} hair="bun" />
          <Window x={18} y={16} width={112} height={116}>
            <Goggles />
          </Window>
          <g className="answer up">
            <Window x={144} y={16} width={112} height={116}>
              {shoe}
            </Window>
          </g>
          <Window x={270} y={16} width={112} height={116}>
            <Rope />
          </Window>
        </>
      }
      hero={
        <>
          <Bust x={121} y={480} scale={1.75} clothes={palette.sky} hair="short" />
          <Bust x={320} y={480} scale={1.75} clothes={palette.madder} />
          <Bust x={519} y={480} scale={1.75} clothes={palette.green} hair="bun" />
          <Window x={30} y={30} width={182} height={200}>
            <Goggles />
          </Window>
          <g className="answer up">
            <Window x={229} y={30} width={182} height={200}>
              {shoe}
            </Window>
          </g>
          <Window x={428} y={30} width={182} height={200}>
            <Rope />
          </Window>
          <g fontSize="32" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="121" y="284">
              swims
            </text>
            <text x="320" y="284">
              runs
            </text>
            <text x="519" y="284">
              climbs
            </text>
          </g>
        </>
      }
    />
  );
}
