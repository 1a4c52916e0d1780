import { Jar } from '../goods/Jar.tsx';
import { Lipstick } from '../goods/Lipstick.tsx';
import { Mirror } from '../goods/Mirror.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates beauty: a jar, its shades, and the shade for this shopper. */
export function JarPicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 204H400V240H-400z" fill={palette.madder} />
          <Jar x={118} y={204} scale={1.9} shade={palette.skinBrown} />
          <g className="answer rise grow">
            <Lipstick x={246} y={204} scale={1.36} />
          </g>
          <g stroke={palette.white} strokeWidth="4">
            <circle cx="232" cy="38" r="17" fill={palette.skinLight} />
            <circle cx="276" cy="38" r="17" fill={palette.skinTan} />
            <circle cx="364" cy="38" r="17" fill={palette.skinDark} />
          </g>
          <circle cx="320" cy="42" r="21" fill={palette.skinBrown} stroke={palette.ink} strokeWidth="5" />
          <path d="M320 68V92" stroke={palette.ink} strokeWidth="4" strokeDasharray="1 8" />
          <rect x="276" y="98" width="98" height="46" rx="14" fill={palette.marigold} />
          <text x="325" y="128" fontSize="22" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            tone 3
          </text>
        </>
      }
      hero={
        <>
          <path d="M0 416H640V480H0z" fill={palette.madder} />
          <Jar x={188} y={416} scale={3.3} shade={palette.skinBrown} />
          <g className="answer rise grow">
            <Lipstick x={396} y={416} scale={2.1} />
          </g>
          <g stroke={palette.white} strokeWidth="7">
            <circle cx="84" cy="82" r="36" fill={palette.skinLight} />
            <circle cx="182" cy="82" r="36" fill={palette.skinTan} />
            <circle cx="378" cy="82" r="36" fill={palette.skinDark} />
          </g>
          <circle cx="280" cy="86" r="42" fill={palette.skinBrown} stroke={palette.ink} strokeWidth="8" />
          <path d="M280 136V150" stroke={palette.ink} strokeWidth="6" strokeDasharray="1 12" />
          <rect x="460" y="46" width="146" height="74" rx="20" fill={palette.marigold} />
          <text x="533" y="94" fontSize="34" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            tone 3
          </text>
          <Mirror x={533} y={416} />
        </>
      }
    />
  );
}
