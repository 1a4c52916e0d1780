import { Ball } from '../goods/Ball.tsx';
import { Dumbbell } from '../goods/Dumbbell.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { YogaMat } from '../goods/YogaMat.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates sports: a rack, and the seasonal forecast with the stock needed at its peak. */
export function SportsRack(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 212H400V232H0z" fill={palette.greenMid} />
          <path d="M0 76H56C150 76 170 34 252 34H400V96H0z" fill={palette.marigold} fillOpacity=".3" />
          <path d="M0 76H56C150 76 170 34 252 34" fill="none" stroke={palette.madder} strokeWidth="5" />
          <Tag x={246} y={34} width={130} size={23}>
            order 45
          </Tag>
          <path d="M40 212V82M262 212V82" stroke={palette.ink} strokeWidth="7" />
          <g className="answer on spin">
            <Ball x={78} y={136} scale={0.56} />
          </g>
          <g className="answer on spin">
            <Ball x={128} y={136} scale={0.56} />
          </g>
          <g className="answer on spin">
            <Ball x={178} y={136} scale={0.56} />
          </g>
          <path d="M34 140H268M34 202H268" stroke={palette.ink} strokeWidth="8" />
          <Dumbbell x={98} y={198} scale={0.76} />
          <Dumbbell x={204} y={198} scale={0.76} />
          <YogaMat x={300} y={212} scale={0.94} />
          <YogaMat x={344} y={212} scale={0.8} fill={palette.madder} />
        </>
      }
      hero={
        <>
          <path d="M-640 424H1280V1920H-640z" fill={palette.greenMid} />
          <path d="M0 168H60C200 168 240 72 372 72 480 72 520 140 640 150V186H0z" fill={palette.marigold} fillOpacity=".3" />
          <path d="M0 168H60C200 168 240 72 372 72" fill="none" stroke={palette.madder} strokeWidth="8" />
          <path d="M372 72C480 72 520 140 640 150" fill="none" stroke={palette.madder} strokeWidth="6" strokeDasharray="1 13" />
          <Tag x={362} y={72} width={222} size={39}>
            order 45
          </Tag>
          <path d="M48 424V246M414 424V246" stroke={palette.ink} strokeWidth="11" />
          <g className="answer on spin">
            <Ball x={112} y={328} scale={0.86} />
          </g>
          <g className="answer on spin">
            <Ball x={190} y={328} scale={0.86} />
          </g>
          <Shoe x={312} y={328} scale={1.02} />
          <path d="M38 334H424M38 414H424" stroke={palette.ink} strokeWidth="12" />
          <Dumbbell x={140} y={408} scale={1.1} />
          <Dumbbell x={318} y={408} scale={1.1} />
          <YogaMat x={478} y={424} scale={1.5} />
          <YogaMat x={546} y={424} scale={1.3} fill={palette.madder} />
          <g fontSize="30" fontWeight="600" textAnchor="middle" fill={palette.inkSoft}>
            <text x="52" y="220">
              O
            </text>
            <text x="158" y="220">
              N
            </text>
            <text x="266" y="220">
              D
            </text>
            <text x="372" y="220" fontWeight="750" fill={palette.ink}>
              J
            </text>
            <text x="480" y="220">
              F
            </text>
            <text x="588" y="220">
              M
            </text>
          </g>
        </>
      }
    />
  );
}
