import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';
import { ConeAhead, conePlan } from '../stills/ConeAhead.tsx';

/** Illustrates analytics: past sales and the forecast's cone, with the total from the instrument. */
export function ForecastCone(props: PictureProps) {
  const plan = conePlan();
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
            {plan.total}
          </Tag>
          <text x="170" y="50" fontSize="19" fontWeight="600" textAnchor="end" fill={palette.mist}>
            now
          </text>
        </>
      }
      hero={<ConeAhead {...plan} />}
    />
  );
}
