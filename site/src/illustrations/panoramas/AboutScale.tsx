import { Apple } from '../goods/Apple.tsx';
import { Orange } from '../goods/Orange.tsx';
import { Tote } from '../goods/Tote.tsx';
import { Weight } from '../goods/Weight.tsx';
import { palette } from '../palette.ts';
import { Awning } from '../parts/Awning.tsx';
import { Bust } from '../parts/Bust.tsx';
import { Crate } from '../parts/Crate.tsx';
import { Pan } from '../parts/Pan.tsx';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** A hand holds the tarazu over the market: goods on one side, weights on the other. */
export function AboutScale(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <Awning x={-20} y={120} width={330} stripes={9} roof={44} drop={20} fill={palette.madder} top={palette.madderInk} />
          <Awning x={930} y={120} width={330} stripes={9} roof={44} drop={20} fill={palette.sky} top={palette.ink} />
          <path d="M0 330H1240V360H0z" fill={palette.green} />
          <Bust x={70} y={262} scale={1.3} clothes={palette.sky} look="short" />
          <Orange x={40} y={262} scale={0.8} />
          <Orange x={100} y={262} scale={0.8} />
          <Orange x={160} y={262} scale={0.8} />
          <Crate x={100} y={332} scale={0.96} wood={palette.kraft} />
          <Bust x={1130} y={340} scale={1.9} clothes={palette.madder} look="bun" />
          <path d="M380 146 620 130 860 118" stroke={palette.ink} strokeWidth="10" />
          <Pan x={394} y={146} drop={116} half={104} string={palette.ink} rim={palette.ink}>
            <Tote x={360} y={262} scale={0.86} />
            <Apple x={434} y={262} scale={0.7} />
          </Pan>
          <Pan x={846} y={118} drop={116} half={104} string={palette.ink} rim={palette.ink}>
            <Weight x={810} y={234}>
              2
            </Weight>
            <Weight x={876} y={234} scale={0.8}>
              1
            </Weight>
          </Pan>
          <path d="M548 84H692" stroke={palette.marigold} strokeWidth="13" />
          <path d="M554 88 612 128M686 88 628 128" stroke={palette.ink} strokeWidth="4" />
          <path d="M596 30H646L658 62Q662 78 650 84H590Q578 78 582 62z" fill={palette.skinBrown} />
          <path d="M582 62Q560 66 562 84 566 104 590 100L600 84z" fill={palette.skinDark} />
          <path d="M592 74V94M613 74V98M634 74V98M653 74V94" stroke={palette.skinBrown} strokeWidth="21" />
          <path d="M602.5 74V96M623.500 74V99M643.5 74V96" stroke={palette.skinDark} strokeWidth="3" />
          <path d="M574-10H668L656 30H588z" fill={palette.green} />
          <path d="M588 30H656L653 40H591z" fill={palette.marigold} />
          <path d="M596 48H648" stroke={palette.madder} strokeWidth="5" />
        </>
      }
      phone={
        <>
          <path d="M0 226H360V250H0z" fill={palette.green} />
          <path d="M72 84 288 66" stroke={palette.ink} strokeWidth="7" />
          <Pan x={74} y={84} drop={84} half={62} string={palette.ink} rim={palette.ink}>
            <Tote x={52} y={168} scale={0.56} />
            <Apple x={98} y={168} scale={0.46} />
          </Pan>
          <Pan x={286} y={66} drop={84} half={62} string={palette.ink} rim={palette.ink}>
            <Weight x={262} y={150} scale={0.7}>
              2
            </Weight>
            <Weight x={310} y={150} scale={0.56}>
              1
            </Weight>
          </Pan>
          <g transform="translate(180 8)scale(.62)translate(-620 0)">
            <path d="M548 84H692" stroke={palette.marigold} strokeWidth="13" />
            <path d="M554 88 612 128M686 88 628 128" stroke={palette.ink} strokeWidth="4" />
            <path d="M596 30H646L658 62Q662 78 650 84H590Q578 78 582 62z" fill={palette.skinBrown} />
            <path d="M582 62Q560 66 562 84 566 104 590 100L600 84z" fill={palette.skinDark} />
            <path d="M592 74V94M613 74V98M634 74V98M653 74V94" stroke={palette.skinBrown} strokeWidth="21" />
            <path d="M602.5 74V96M623.500 74V99M643.5 74V96" stroke={palette.skinDark} strokeWidth="3" />
            <path d="M574-10H668L656 30H588z" fill={palette.green} />
            <path d="M588 30H656L653 40H591z" fill={palette.marigold} />
            <path d="M596 48H648" stroke={palette.madder} strokeWidth="5" />
          </g>
        </>
      }
    />
  );
}
