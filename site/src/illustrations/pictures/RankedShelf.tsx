import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';
import { rankedGoods } from '../stills/ranked-goods.tsx';

/** Illustrates recommendations: goods on a shelf, ranked by the instrument's scores. */
export function RankedShelf(props: PictureProps) {
  const [first, second, third, fourth, fifth] = rankedGoods();
  if (!first || !second || !third || !fourth || !fifth) throw new Error('The shelf needs five goods: content/instruments/shelf.yaml');
  return (
    <Picture
      {...props}
      card={
        <>
          <rect x="130" y="16" width="140" height="148" rx="18" fill={palette.white} stroke={palette.marigold} strokeWidth="5" />
          <path d="M142 162v-18a8 8 0 0 1 8-8h100a8 8 0 0 1 8 8v18z" fill={palette.marigoldTint} />
          <second.Good x={77} y={160} scale={second.size} />
          <g className="answer up grow">
            <first.Good x={200} y={138} scale={first.size * 0.8} />
          </g>
          <third.Good x={322} y={160} scale={third.size} />
          <rect x="22" y="158" width="356" height="12" rx="6" fill={palette.ink} />
          <rect x="42" y="179" width="70" height="34" rx="9" fill={palette.white} />
          <rect x="165" y="179" width="70" height="34" rx="9" fill={palette.marigold} />
          <rect x="287" y="179" width="70" height="34" rx="9" fill={palette.white} />
          <g fontSize="19" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="77" y="202.5">
              {second.score}
            </text>
            <text x="200" y="202.5">
              first
            </text>
            <text x="322" y="202.5">
              {third.score}
            </text>
            <text x="200" y="50" fontSize="26">
              {first.score}
            </text>
          </g>
        </>
      }
      hero={
        <>
          <rect x="222" y="32" width="196" height="232" rx="24" fill={palette.white} stroke={palette.marigold} strokeWidth="7" />
          <path d="M240 262v-24a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v24z" fill={palette.marigoldTint} />
          <second.Good x={122} y={260} scale={second.size * 1.5} />
          <g className="answer up grow">
            <first.Good x={320} y={230} scale={first.size * 1.2} />
          </g>
          <third.Good x={522} y={260} scale={third.size * 1.5} />
          <rect x="34" y="258" width="572" height="14" rx="7" fill={palette.ink} />
          <rect x="74" y="284" width="96" height="48" rx="12" fill={palette.white} />
          <rect x="272" y="284" width="96" height="48" rx="12" fill={palette.marigold} />
          <rect x="474" y="284" width="96" height="48" rx="12" fill={palette.white} />
          <g fontSize="28" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="122" y="318">
              {second.score}
            </text>
            <text x="320" y="317">
              first
            </text>
            <text x="522" y="318">
              {third.score}
            </text>
            <text x="320" y="84" fontSize="40">
              {first.score}
            </text>
          </g>
          <rect
            x="258"
            y="376"
            width="124"
            height="62"
            rx="14"
            fill="none"
            stroke={palette.inkSoft}
            strokeWidth="3"
            strokeDasharray="3 9"
          />
          <fourth.Good x={122} y={436} scale={fourth.size * 0.9} />
          <fifth.Good x={522} y={436} scale={fifth.size * 0.9} />
          <rect x="34" y="434" width="572" height="14" rx="7" fill={palette.ink} />
          <path
            d="M382 406C430 406 446 378 446 340V188Q446 160 432 148M452 146 428 144 430 168"
            fill="none"
            stroke={palette.madder}
            strokeWidth="7"
          />
        </>
      }
    />
  );
}
