import { Headphones } from '../goods/Headphones.tsx';
import { Phone } from '../goods/Phone.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates electronics: a phone and headphones whose price follows demand. */
export function PhonePicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 204H400V240H-400z" fill={palette.marigoldTint} />
          <g className="answer lean">
            <Phone x={94} y={204} scale={1.62} />
          </g>
          <Headphones x={222} y={204} scale={1.5} />
          <Tag x={268} y={68} width={118} size={23} fill={palette.white}>
            ₹32,999
          </Tag>
          <rect x="296" y="114" width="80" height="40" rx="20" fill={palette.ink} />
          <text x="336" y="141" fontSize="21" fontWeight="600" textAnchor="middle" fill={palette.white}>
            hold
          </text>
        </>
      }
      hero={
        <>
          <path d="M0 416H640V480H0z" fill={palette.marigoldTint} />
          <g className="answer lean">
            <Phone x={138} y={416} scale={3.2} />
          </g>
          <Headphones x={342} y={416} scale={2.3} />
          <Tag x={410} y={104} width={196} size={38} fill={palette.white}>
            ₹32,999
          </Tag>
          <path d="M250 150H326V114H372V136H404" fill="none" stroke={palette.ink} strokeWidth="7" />
          <rect x="410" y="176" width="200" height="62" rx="31" fill={palette.ink} />
          <rect x="410" y="252" width="200" height="62" rx="31" fill={palette.marigoldTint} />
          <rect x="410" y="328" width="200" height="62" rx="31" fill={palette.marigoldTint} />
          <g fontSize="28" fontWeight="600" textAnchor="middle" fill={palette.ink}>
            <text x="510" y="217" fill={palette.white}>
              hold
            </text>
            <text x="510" y="293">
              stock 42
            </text>
            <text x="510" y="369">
              rival ₹33,499
            </text>
          </g>
        </>
      }
    />
  );
}
