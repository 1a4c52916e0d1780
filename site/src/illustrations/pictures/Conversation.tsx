import { palette } from '../palette.ts';
import { Bubble } from '../parts/Bubble.tsx';
import { Bust } from '../parts/Bust.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Route } from '../parts/Route.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates customer service: a question, an answer with the order's route, and the handover to a person. */
export function Conversation(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <Bubble x={26} y={20} width={204} height={46} speaker="left" fill={palette.white} />
          <Bubble x={66} y={76} width={308} height={96} speaker="right" fill={palette.sky} />
          <g fontSize="19" fontWeight="600">
            <text x="46" y="50" fill={palette.ink}>
              Where is my order?
            </text>
            <text x="88" y="106" fill={palette.white}>
              On its way
            </text>
            <text x="352" y="106" textAnchor="end" fill={palette.marigoldTint}>
              by 6 today
            </text>
            <text x="312" y="210" textAnchor="end" fill={palette.ink}>
              Anything else: Asha
            </text>
          </g>
          <g className="answer on">
            <Route x={100} y={144} width={236} scale={0.95} />
          </g>
          <Bust x={346} y={232} scale={0.62} headset />
        </>
      }
      hero={
        <>
          <Bubble x={34} y={32} width={312} height={68} speaker="left" fill={palette.white} />
          <Bubble x={104} y={116} width={502} height={156} speaker="right" fill={palette.sky} />
          <Bubble x={34} y={288} width={244} height={68} speaker="left" fill={palette.white} />
          <Bubble x={150} y={376} width={276} height={68} speaker="right" fill={palette.green} />
          <g fontSize="29" fontWeight="600">
            <text x="60" y="76" fill={palette.ink}>
              Where is my order?
            </text>
            <text x="134" y="166" fill={palette.white}>
              On its way
            </text>
            <text x="576" y="166" textAnchor="end" fill={palette.marigoldTint}>
              by 6 today
            </text>
            <text x="60" y="332" fill={palette.ink}>
              Can I swap it?
            </text>
            <text x="178" y="420" fill={palette.white}>
              Asha will help you
            </text>
          </g>
          <g className="answer on">
            <Route x={150} y={224} width={392} scale={1.5} />
          </g>
          <path d="M296 322H420Q462 322 476 346" fill="none" stroke={palette.ink} strokeWidth="5" strokeDasharray="1 12" />
          <Bust x={528} y={480} scale={1.75} headset />
        </>
      }
    />
  );
}
