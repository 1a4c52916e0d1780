import { palette } from '../palette.ts';
import { MiniBalance } from '../parts/MiniBalance.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Valve } from '../parts/Valve.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Data: orders, stock and catalogue flow in, decisions flow back, and the shop holds the valves. */
export function DataPipes(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <g fill="none" strokeWidth="24">
            <path d="M110 42H300" stroke={palette.madder} />
            <path d="M110 116H300" stroke={palette.sky} />
            <path d="M110 190H300" stroke={palette.green} />
          </g>
          <path
            d="M136 42h24l-6-6m6 6-6 6M278 42h-24l6-6m-6 6 6 6M136 116h24l-6-6m6 6-6 6M278 116h-24l6-6m-6 6 6 6M136 190h24l-6-6m6 6-6 6M278 190h-24l6-6m-6 6 6 6"
            fill="none"
            stroke={palette.white}
            strokeWidth="3.5"
          />
          <g fill={palette.white}>
            <rect x="22" y="20" width="102" height="44" rx="10" />
            <rect x="22" y="94" width="102" height="44" rx="10" />
            <rect x="22" y="168" width="102" height="44" rx="10" />
          </g>
          <g className="answer spin grow">
            <Valve x={206} y={42} turn={20} />
          </g>
          <g className="answer spin grow">
            <Valve x={206} y={116} turn={45} />
          </g>
          <g className="answer spin grow">
            <Valve x={206} y={190} turn={70} />
          </g>
          <rect x="290" y="16" width="90" height="200" rx="24" fill={palette.ink} />
          <path d="M300 126H370V192a14 14 0 0 1-14 14H314a14 14 0 0 1-14-14z" fill={palette.marigold} />
          <MiniBalance x={335} y={74} scale={1.45} tip={3} fill={palette.ink} />
          <g fontSize="19" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="73" y="48">
              orders
            </text>
            <text x="73" y="122">
              stock
            </text>
            <text x="73" y="196">
              catalogue
            </text>
          </g>
        </>
      }
      hero={
        <>
          <g fill="none" strokeWidth="40">
            <path d="M180 82H318a40 40 0 0 1 40 40V180" stroke={palette.madder} />
            <path d="M180 240H330" stroke={palette.sky} />
            <path d="M180 398H318a40 40 0 0 0 40-40V300" stroke={palette.green} />
            <path d="M430 190H470a30 30 0 0 0 30-30V150" stroke={palette.marigold} />
            <path d="M430 290H470a30 30 0 0 1 30 30V330" stroke={palette.marigold} />
          </g>
          <path
            d="M200 82h32l-9-9m9 9-9 9M200 240h32l-9-9m9 9-9 9M200 398h32l-9-9m9 9-9 9"
            fill="none"
            stroke={palette.white}
            strokeWidth="6"
          />
          <g fill={palette.white}>
            <rect x="30" y="46" width="160" height="72" rx="16" />
            <rect x="30" y="204" width="160" height="72" rx="16" />
            <rect x="30" y="362" width="160" height="72" rx="16" />
          </g>
          <rect x="314" y="142" width="130" height="196" rx="40" fill={palette.ink} />
          <MiniBalance x={379} y={238} scale={2.7} tip={3} fill={palette.ink} />
          <g className="answer spin grow">
            <Valve x={272} y={82} scale={1.6} turn={20} />
          </g>
          <g className="answer spin grow">
            <Valve x={272} y={240} scale={1.6} turn={45} />
          </g>
          <g className="answer spin grow">
            <Valve x={272} y={398} scale={1.6} turn={70} />
          </g>
          <rect x="448" y="74" width="160" height="80" rx="16" fill={palette.marigold} />
          <rect x="448" y="326" width="160" height="80" rx="16" fill={palette.marigold} />
          <g fontSize="30" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="110" y="92">
              orders
            </text>
            <text x="110" y="250">
              stock
            </text>
            <text x="110" y="408">
              catalogue
            </text>
            <text x="528" y="124">
              price 349
            </text>
            <text x="528" y="376">
              order 60
            </text>
          </g>
        </>
      }
    />
  );
}
