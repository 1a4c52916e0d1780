import { Phone } from '../goods/Phone.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Base } from '../parts/Base.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Tag } from '../parts/Tag.tsx';
import { TippingBeam } from './TippingBeam.tsx';

export function HomeScalePhone({ alt }: { alt: string }) {
  return (
    <Frame alt={alt} width={360} height={300}>
      <rect width="360" height="300" rx="22" fill={palette.green} />
      <path d="M0 214H360V278a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22z" fill={palette.greenDeep} />
      <path d="M180 58V204" stroke={palette.paper} strokeWidth="8" />
      <Base x={180} y={217} scale={0.8} />
      <TippingBeam
        x={180}
        y={58}
        arm={104}
        fall={17}
        drop={92}
        half={66}
        left={
          <>
            <Tote x={-20} y={92} scale={0.62} />
            <Phone x={32} y={92} scale={0.58} pale />
          </>
        }
        right={
          <Tag x={-58} y={66} width={106} size={25} fill={palette.white}>
            + 240
          </Tag>
        }
      />
      <rect x="18" y="228" width="324" height="56" rx="15" fill={palette.paper} />
      <g fontSize="17" fill={palette.ink}>
        <text x="36" y="262" fill={palette.inkSoft}>
          Demand is up
        </text>
        <text x="326" y="262" textAnchor="end" fontSize="18" fontWeight="650">
          Order 240 by Friday
        </text>
      </g>
    </Frame>
  );
}
