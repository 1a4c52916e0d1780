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

/** Draws a hand that holds the balance over a market: goods on one side, weights on the other. */
export function AboutScale(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <path d="M296 112V332M944 112V332" stroke={palette.ink} strokeWidth="7" />
          <Awning x={-20} y={112} width={336} stripes={9} roof={46} drop={20} fill={palette.madder} top={palette.madderInk} />
          <Awning x={924} y={112} width={336} stripes={9} roof={46} drop={20} fill={palette.sky} />
          <Bust x={212} y={334} scale={1.72} clothes={palette.green} hair="short" />
          <Bust x={1026} y={334} scale={1.72} clothes={palette.madder} hair="bun" />
          <Orange x={40} y={254} scale={0.78} />
          <Orange x={92} y={254} scale={0.78} />
          <Orange x={144} y={254} scale={0.78} />
          <Crate x={92} y={332} scale={0.86} wood={palette.kraft} />
          <Apple x={1106} y={254} scale={0.66} />
          <Apple x={1156} y={254} scale={0.66} />
          <Apple x={1206} y={254} scale={0.66} />
          <Crate x={1156} y={332} scale={0.86} wood={palette.kraft} />
          <path d="M0 330H1240V360H0z" fill={palette.greenMid} />
          <path d="M376 148 864 116" stroke={palette.ink} strokeWidth="11" />
          <path d="M614 130 618 106 624 130z" fill={palette.marigold} stroke={palette.marigold} strokeWidth="3" />
          <path d="M414 146V264M826 119V236" stroke={palette.ink} strokeWidth="2.5" />
          <g className="answer sway">
            <Pan x={414} y={146} drop={118} half={104} string={palette.ink} rim={palette.ink}>
              <Tote x={378} y={264} scale={0.9} />
              <Apple x={460} y={264} scale={0.76} />
            </Pan>
          </g>
          <g className="answer sway">
            <Pan x={826} y={119} drop={114} half={104} string={palette.ink} rim={palette.ink}>
              <Weight x={788} y={233} scale={1.08}>
                2
              </Weight>
              <Weight x={862} y={233} scale={0.86}>
                1
              </Weight>
            </Pan>
          </g>
          <path d="M552 82H688" stroke={palette.marigold} strokeWidth="14" />
          <path d="M556 88 610 126M684 88 630 126" stroke={palette.ink} strokeWidth="4" />
          <path d="M592 56Q566 60 564 84 564 108 586 111 604 113 607 100L592 96z" fill={palette.skinDark} />
          <path
            d="M594 36H648Q667 56 667 66V84a9.5 11 0 0 1-19 0v8a10.5 11 0 0 1-21 0v2a10.5 11 0 0 1-21 0v-4a10.5 11 0 0 1-21 0V66Q585 54 594 36z"
            fill={palette.skinBrown}
          />
          <path d="M648 70V88M627 68V94M606 70V92" stroke={palette.skinDark} strokeWidth="3" />
          <path d="M574-10H668L656 30H588z" fill={palette.green} />
          <path d="M588 30H656L653 40H591z" fill={palette.marigold} />
          <path d="M594 48H650" stroke={palette.madder} strokeWidth="5" />
          <circle cx="620" cy="132" r="12" fill={palette.marigold} stroke={palette.ink} strokeWidth="5" />
        </>
      }
      phone={
        <>
          <Awning x={-14} y={40} width={140} stripes={5} roof={26} drop={12} fill={palette.madder} top={palette.madderInk} />
          <Awning x={234} y={40} width={140} stripes={5} roof={26} drop={12} fill={palette.sky} />
          <path d="M0 230H360V250H0z" fill={palette.greenMid} />
          <path d="M68 101 292 79" stroke={palette.ink} strokeWidth="8" />
          <g className="answer sway">
            <Pan x={80} y={99} drop={84} half={68} string={palette.ink} rim={palette.ink}>
              <Tote x={58} y={183} scale={0.62} />
              <Apple x={108} y={183} scale={0.52} />
            </Pan>
          </g>
          <g className="answer sway">
            <Pan x={280} y={80} drop={84} half={68} string={palette.ink} rim={palette.ink}>
              <Weight x={256} y={164} scale={0.78}>
                2
              </Weight>
              <Weight x={308} y={164} scale={0.6}>
                1
              </Weight>
            </Pan>
          </g>
          <g transform="translate(180 4)scale(.66)translate(-620)">
            <path d="M552 82H688" stroke={palette.marigold} strokeWidth="14" />
            <path d="M556 88 610 126M684 88 630 126" stroke={palette.ink} strokeWidth="4" />
            <path d="M592 56Q566 60 564 84 564 108 586 111 604 113 607 100L592 96z" fill={palette.skinDark} />
            <path
              d="M594 36H648Q667 56 667 66V84a9.5 11 0 0 1-19 0v8a10.5 11 0 0 1-21 0v2a10.5 11 0 0 1-21 0v-4a10.5 11 0 0 1-21 0V66Q585 54 594 36z"
              fill={palette.skinBrown}
            />
            <path d="M648 70V88M627 68V94M606 70V92" stroke={palette.skinDark} strokeWidth="3" />
            <path d="M574-10H668L656 30H588z" fill={palette.green} />
            <path d="M588 30H656L653 40H591z" fill={palette.marigold} />
            <path d="M594 48H650" stroke={palette.madder} strokeWidth="5" />
            <circle cx="620" cy="132" r="12" fill={palette.marigold} stroke={palette.ink} strokeWidth="5" />
          </g>
        </>
      }
    />
  );
}
