import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Analytics: sales so far, and from now on a cone of what may come, with the amount to buy for it. */
export function ForecastCone(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M28 204V162h24v42zM62 204V138h24v66zM96 204V148h24v56zM130 204V112h24v92z" fill={palette.greenMid} />
          <g className="answer wide">
            <path d="M180 116C240 96 310 50 400 24V184C320 172 240 146 180 116z" fill={palette.marigold} fillOpacity=".28" />
          </g>
          <path d="M180 116C240 102 310 74 400 58V144C320 140 240 130 180 116z" fill={palette.marigold} fillOpacity=".4" />
          <path d="M180 36V204" stroke={palette.mist} strokeWidth="3" strokeDasharray="1 8" />
          <path d="M24 204H376" stroke={palette.mist} strokeWidth="3" />
          <path d="M28 168 74 130 108 140 142 102 180 116" fill="none" stroke={palette.paper} strokeWidth="5" />
          <path d="M180 116Q220 110 250 107" fill="none" stroke={palette.marigold} strokeWidth="5" strokeDasharray="1 10" />
          <circle cx="180" cy="116" r="10" fill={palette.paper} stroke={palette.green} strokeWidth="4" />
          <Tag x={254} y={102} width={122} size={22}>
            buy 900
          </Tag>
          <text x="170" y="50" fontSize="19" fontWeight="600" textAnchor="end" fill={palette.mist}>
            now
          </text>
        </>
      }
      hero={
        <>
          <path d="M40 408V318h42v90zM98 408V268h42v140zM156 408V290h42v118zM214 408V216h42v192z" fill={palette.greenMid} />
          <g className="answer wide">
            <path d="M292 226C390 190 500 96 640 60V356C520 336 390 286 292 226z" fill={palette.marigold} fillOpacity=".26" />
          </g>
          <path d="M292 226C390 200 500 144 640 118V284C520 276 390 256 292 226z" fill={palette.marigold} fillOpacity=".38" />
          <path d="M292 60V408" stroke={palette.mist} strokeWidth="4" strokeDasharray="1 11" />
          <path d="M34 408H606" stroke={palette.mist} strokeWidth="4" />
          <path d="M40 330 119 254 177 274 235 196 292 226" fill="none" stroke={palette.paper} strokeWidth="8" />
          <path d="M292 226Q350 214 396 208" fill="none" stroke={palette.marigold} strokeWidth="8" strokeDasharray="1 15" />
          <circle cx="292" cy="226" r="16" fill={palette.paper} stroke={palette.green} strokeWidth="6" />
          <Tag x={402} y={202} width={204} size={38}>
            buy 900
          </Tag>
          <g fontSize="28" fontWeight="600" textAnchor="middle" fill={palette.mist}>
            <text x="272" y="84" textAnchor="end">
              now
            </text>
            <text x="61" y="450">
              M
            </text>
            <text x="119" y="450">
              A
            </text>
            <text x="177" y="450">
              M
            </text>
            <text x="235" y="450">
              J
            </text>
            <g fill={palette.marigold}>
              <text x="350" y="450">
                J
              </text>
              <text x="430" y="450">
                A
              </text>
              <text x="510" y="450">
                S
              </text>
              <text x="588" y="450">
                O
              </text>
            </g>
          </g>
        </>
      }
    />
  );
}
