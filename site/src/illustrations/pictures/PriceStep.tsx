import { words } from '../../instruments/gates/words.ts';
import { inRupees } from '../../instruments/kit/outcome.ts';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';
import { PriceDay } from '../stills/PriceDay.tsx';

/** Illustrates pricing: the price moves within its limits. The hero shows the instrument's day. */
export function PriceStep(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path
            d="M0 128C60 124 92 54 156 56S232 122 270 104 330 60 400 54V128C340 132 318 172 276 174S206 124 158 122 84 182 0 186z"
            fill={palette.madder}
            fillOpacity=".24"
          />
          <path d="M26 42H374M26 190H374" stroke={palette.madderInk} strokeWidth="3" strokeDasharray="2 9" />
          <path d="M26 158H76V122H116V88H182V114H222V140H262V106H292" fill="none" stroke={palette.ink} strokeWidth="5.5" />
          <g className="answer rise step">
            <Tag x={288} y={106} width={96} size={21}>
              {inRupees(words().goods.tote.own)}
            </Tag>
          </g>
          <g fontSize="18" fontWeight="600" fill={palette.madderInk}>
            <text x="26" y="32">
              ceiling
            </text>
            <text x="26" y="215">
              floor
            </text>
          </g>
        </>
      }
      hero={<PriceDay />}
    />
  );
}
