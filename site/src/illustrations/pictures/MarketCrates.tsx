import { Bread } from '../goods/Bread.tsx';
import { Orange } from '../goods/Orange.tsx';
import { palette } from '../palette.ts';
import { Crate } from '../parts/Crate.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates grocery: crates and bread by best-before date, the price that sells the oldest, and the next order. */
export function MarketCrates(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 208H400V232H0z" fill={palette.green} />
          <Orange x={58} y={142} scale={0.76} />
          <Orange x={108} y={142} scale={0.76} />
          <Orange x={158} y={142} scale={0.76} />
          <Crate x={108} y={208} scale={0.84} wood={palette.kraft} />
          <Tag x={32} y={44} width={136} size={23} fill={palette.white}>
            order 24
          </Tag>
          <path d="M214 208V112H272V144H328V208z" fill={palette.white} />
          <path d="M328 208V176H386V208z" fill={palette.madder} />
          <path d="M270 144h4v64h-4z" fill={palette.sand} />
          <Bread x={243} y={112} scale={0.43} />
          <Bread x={300} y={144} scale={0.43} />
          <Bread x={357} y={176} scale={0.43} />
          <path d="M357 92V140" stroke={palette.ink} strokeWidth="4" strokeDasharray="1 8" />
          <g className="answer tilt grow">
            <Tag x={264} y={68} width={116} size={23}>
              now ₹20
            </Tag>
          </g>
          <g fontSize="19" fontWeight="600" textAnchor="middle" fill={palette.ink}>
            <text x="243" y="140">
              Fri
            </text>
            <text x="300" y="172">
              Thu
            </text>
            <text x="357" y="199" fill={palette.white}>
              today
            </text>
          </g>
        </>
      }
      hero={
        <>
          <path d="M-640 424H1280V1920H-640z" fill={palette.green} />
          <path d="M50 330H254V422H50z" fill={palette.madder} />
          <Crate x={152} y={424} scale={1.16} wood={palette.kraft} />
          <Orange x={84} y={226} scale={1.04} />
          <Orange x={152} y={226} scale={1.04} />
          <Orange x={220} y={226} scale={1.04} />
          <Crate x={152} y={314} scale={1.16} wood={palette.kraft} />
          <Tag x={40} y={80} width={222} size={39} fill={palette.white}>
            order 24
          </Tag>
          <path d="M304 424V208H406V286H508V424z" fill={palette.white} />
          <path d="M508 424V364H612V424z" fill={palette.madder} />
          <path d="M403 286h6v138h-6z" fill={palette.sand} />
          <Bread x={355} y={208} scale={0.76} />
          <Bread x={457} y={286} scale={0.76} />
          <Bread x={560} y={364} scale={0.76} />
          <path d="M560 138V296" stroke={palette.ink} strokeWidth="6" strokeDasharray="1 13" />
          <Tag x={408} y={94} width={198} size={39}>
            now ₹20
          </Tag>
          <g fontSize="31" fontWeight="600" textAnchor="middle" fill={palette.ink}>
            <text x="355" y="254">
              Fri
            </text>
            <text x="457" y="332">
              Thu
            </text>
            <text x="560" y="405" fill={palette.white}>
              today
            </text>
          </g>
        </>
      }
    />
  );
}
