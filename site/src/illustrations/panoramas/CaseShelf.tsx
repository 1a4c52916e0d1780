import { Apple } from '../goods/Apple.tsx';
import { Handbag } from '../goods/Handbag.tsx';
import { Jar } from '../goods/Jar.tsx';
import { Lamp } from '../goods/Lamp.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { palette } from '../palette.ts';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import { ShelfTag } from '../parts/ShelfTag.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** Draws the six clients' goods on a shelf, each with its return. */
export function CaseShelf(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <path d="M0 232H1240V250H0z" fill={palette.ink} />
          <path d="M0 241H1240" stroke={palette.inkSoft} strokeWidth="3" />
          <Handbag x={120} y={232} scale={1.6} />
          <ShelfTag x={120} y={250} size={38}>
            350%
          </ShelfTag>
          <Phone x={320} y={232} scale={1.54} />
          <ShelfTag x={320} y={250} size={38}>
            280%
          </ShelfTag>
          <Jar x={520} y={232} scale={1.66} />
          <ShelfTag x={520} y={250} size={38}>
            310%
          </ShelfTag>
          <g className="answer grow step">
            <Shoe x={720} y={232} scale={1.22} />
          </g>
          <ShelfTag x={720} y={250} size={38} fill={palette.marigold}>
            425%
          </ShelfTag>
          <Lamp x={920} y={232} scale={1.4} />
          <ShelfTag x={920} y={250} size={38}>
            290%
          </ShelfTag>
          <Apple x={1120} y={232} scale={1.64} />
          <ShelfTag x={1120} y={250} size={38}>
            375%
          </ShelfTag>
        </>
      }
      phone={
        <>
          <path d="M0 84H360V116H0zM0 204H360V236H0z" fill={palette.ink} />
          <path
            d="M33 91h62v18h-62zM149 91h62v18h-62zM265 91h62v18h-62zM149 211h62v18h-62zM265 211h62v18h-62z"
            fill={palette.white}
            stroke={palette.white}
            strokeWidth="7"
          />
          <path d="M33 211h62v18H33z" fill={palette.marigold} stroke={palette.marigold} strokeWidth="7" />
          <Handbag x={64} y={84} scale={0.66} />
          <Phone x={180} y={84} scale={0.6} />
          <Jar x={296} y={84} scale={0.8} />
          <g className="answer grow step">
            <Shoe x={64} y={204} scale={0.66} />
          </g>
          <Lamp x={180} y={204} scale={0.56} />
          <Apple x={296} y={204} scale={0.72} />
          <g fontSize="20" fontWeight="700" textAnchor="middle" fill={palette.ink}>
            <text x="64" y="107">
              350%
            </text>
            <text x="180" y="107">
              280%
            </text>
            <text x="296" y="107">
              310%
            </text>
            <text x="64" y="227">
              425%
            </text>
            <text x="180" y="227">
              290%
            </text>
            <text x="296" y="227">
              375%
            </text>
          </g>
        </>
      }
    />
  );
}
