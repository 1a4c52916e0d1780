import type { ReactNode } from 'react';
import { DepartmentShop } from '../counters/DepartmentShop.tsx';
import { OnePersonStall } from '../counters/OnePersonStall.tsx';
import { SpecialistBench } from '../counters/SpecialistBench.tsx';
import { palette } from '../palette.ts';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import type { PanoramaProps } from '../picture-props.ts';

interface CarriedProps {
  /** The middle of the pan's rim, and half of it. */
  x: number;
  y: number;
  half: number;
  /** The beam's height, where the strings are tied. */
  beam: number;
  scale: number;
  children: ReactNode;
}

/** A counter in a pan that hangs from the beam by a string at each end. */
function Carried({ x, y, half, beam, scale, children }: CarriedProps) {
  return (
    <g className="answer sway">
      <path d={`M${x - half} ${beam}V${y}M${x + half} ${beam}V${y}`} stroke={palette.ink} strokeWidth={4 * scale} />
      <g transform={`translate(${x} ${y})scale(${scale})`}>{children}</g>
      <path
        d={`M${x - half} ${y}h${half * 2}q${-half * 0.08} ${half * 0.22}-${half * 0.5} ${half * 0.22}h${-half}q${-half * 0.42} 0-${half * 0.5}-${half * 0.22}z`}
        fill={palette.marigold}
      />
      <path d={`M${x - half} ${y}h${half * 2}`} stroke={palette.ink} strokeWidth={7 * scale} />
    </g>
  );
}

/** Three counters of three sizes on one level beam, all with the same mark. */
export function ThreeCounters(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <path d="M620-4V40" stroke={palette.ink} strokeWidth="9" />
          <Carried x={220} y={300} half={116} beam={46} scale={1}>
            <OnePersonStall />
          </Carried>
          <Carried x={620} y={300} half={206} beam={46} scale={1}>
            <DepartmentShop count={3} />
          </Carried>
          <Carried x={1020} y={300} half={146} beam={46} scale={1}>
            <SpecialistBench />
          </Carried>
          <path d="M56 46H1184" stroke={palette.ink} strokeWidth="10" />
          <circle cx="620" cy="46" r="17" fill={palette.marigold} stroke={palette.ink} strokeWidth="6" />
        </>
      }
      phone={
        <>
          <path d="M180-4V52" stroke={palette.ink} strokeWidth="6" />
          <Carried x={60} y={214} half={46} beam={56} scale={0.52}>
            <OnePersonStall />
          </Carried>
          <Carried x={180} y={214} half={67} beam={56} scale={0.53}>
            <DepartmentShop count={2} />
          </Carried>
          <Carried x={301} y={214} half={49} beam={56} scale={0.4}>
            <SpecialistBench />
          </Carried>
          <path d="M8 56H352" stroke={palette.ink} strokeWidth="6" />
          <circle cx="180" cy="56" r="10" fill={palette.marigold} stroke={palette.ink} strokeWidth="4" />
        </>
      }
    />
  );
}
