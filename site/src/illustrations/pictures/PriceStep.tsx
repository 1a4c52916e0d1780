import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Pricing: the price steps inside a band of demand, between the shop's own floor and ceiling. */
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
            <Tag x={288} y={106} width={90} size={21}>
              1,349
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
      hero={
        <>
          <path
            d="M0 300C96 292 138 128 240 130S372 250 430 226 530 138 640 124V248C560 256 506 330 440 332S322 232 244 232 120 372 0 378z"
            fill={palette.madder}
            fillOpacity=".24"
          />
          <path d="M36 84H604M36 400H604" stroke={palette.madderInk} strokeWidth="4" strokeDasharray="2 12" />
          <path d="M36 336H116V266H178V186H282V232H346V284H402V212H440" fill="none" stroke={palette.ink} strokeWidth="8" />
          <g fill={palette.ink}>
            <circle cx="116" cy="336" r="9" />
            <circle cx="178" cy="266" r="9" />
            <circle cx="282" cy="186" r="9" />
            <circle cx="346" cy="232" r="9" />
            <circle cx="402" cy="284" r="9" />
          </g>
          <g className="answer rise step">
            <Tag x={432} y={212} width={174} size={44}>
              1,349
            </Tag>
          </g>
          <rect x="300" y="336" width="142" height="48" rx="24" fill={palette.white} />
          <rect x="454" y="336" width="150" height="48" rx="24" fill={palette.white} />
          <g fontSize="28" fontWeight="600" fill={palette.madderInk}>
            <text x="36" y="64">
              ceiling 1,499
            </text>
            <text x="36" y="442">
              floor 999
            </text>
            <g fontSize="27" textAnchor="middle" fill={palette.ink}>
              <text x="371" y="369">
                stock 42
              </text>
              <text x="529" y="369">
                rival + 30
              </text>
            </g>
          </g>
        </>
      }
    />
  );
}
