import { Headphones } from '../goods/Headphones.tsx';
import { Phone } from '../goods/Phone.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Electronics: a phone and headphones, and the price that follows demand for them. */
export function PhonePicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 204H400V232H0z" fill={palette.paper} />
          <Phone x={94} y={204} scale={1.62} />
          <Headphones x={222} y={204} scale={1.5} />
          <Tag x={272} y={68} width={104} size={29} fill={palette.white}>349</Tag>
          <path d="M296 176 320 150 342 162 374 120" fill="none" stroke={palette.ink} strokeWidth="5" />
          <circle cx="374" cy="120" r="8" fill={palette.madder} />
        </>
      }
      hero={
        <>
          <path d="M0 416H640V480H0z" fill={palette.paper} />
          <Phone x={138} y={416} scale={3.2} />
          <Headphones x={342} y={416} scale={2.3} />
          <Tag x={410} y={104} width={196} size={54} fill={palette.white}>349</Tag>
          <path d="M264 150H326V114H372V136H404" fill="none" stroke={palette.ink} strokeWidth="7" />
          <rect x="456" y="188" width="150" height="62" rx="31" fill={palette.ink} />
          <rect x="456" y="268" width="150" height="62" rx="31" fill={palette.marigoldTint} />
          <rect x="456" y="348" width="150" height="62" rx="31" fill={palette.marigoldTint} />
          <g fontSize="28" fontWeight="600" textAnchor="middle" fill={palette.ink}>
            <text x="531" y="229" fill={palette.white}>hold</text>
            <text x="531" y="309">stock 42</text>
            <text x="531" y="389">rival 355</text>
          </g>
        </>
      }
    />
  );
}
