import { Shoe } from '../goods/Shoe.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates sports: a shoe on a ruler, and the size that will not be returned. */
export function ShoePicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <Shoe x={180} y={166} scale={1.92} />
          <path d="M322 92V196" stroke={palette.ink} strokeWidth="3" strokeDasharray="1 8" />
          <rect x="24" y="172" width="352" height="42" rx="10" fill={palette.white} />
          <g className="answer back">
            <rect x="294" y="168" width="56" height="50" rx="12" fill={palette.marigold} />
          </g>
          <path
            d="M46 176V190M76 176V184M106 176V190M136 176V184M166 176V190M196 176V184M226 176V190M256 176V184M286 176V184"
            stroke={palette.inkSoft}
            strokeWidth="3"
          />
          <g fontSize="19" fontWeight="600" textAnchor="middle" fill={palette.inkSoft}>
            <text x="151" y="207">
              40
            </text>
            <text x="241" y="207">
              41
            </text>
            <text x="322" y="202" fontSize="26" fontWeight="700" fill={palette.ink}>
              42
            </text>
          </g>
        </>
      }
      hero={
        <>
          <Shoe x={262} y={344} scale={3} />
          <path d="M482 190V370" stroke={palette.ink} strokeWidth="5" strokeDasharray="1 13" />
          <rect x="34" y="356" width="572" height="84" rx="18" fill={palette.white} />
          <rect x="432" y="346" width="100" height="104" rx="20" fill={palette.marigold} />
          <path
            d="M72 364V386M122 364V376M172 364V386M222 364V376M272 364V386M322 364V376M372 364V386M412 364V376M566 364V386"
            stroke={palette.inkSoft}
            strokeWidth="5"
          />
          <g fontSize="32" fontWeight="600" textAnchor="middle" fill={palette.inkSoft}>
            <text x="122" y="424">
              39
            </text>
            <text x="222" y="424">
              40
            </text>
            <text x="322" y="424">
              41
            </text>
            <text x="566" y="424">
              43
            </text>
            <text x="482" y="416" fontSize="50" fontWeight="700" fill={palette.ink}>
              42
            </text>
          </g>
          <rect x="356" y="40" width="250" height="112" rx="22" fill={palette.white} />
          <g fontSize="29" fill={palette.ink}>
            <text x="380" y="86" fill={palette.inkSoft}>
              last pair: 41.5
            </text>
            <text x="380" y="128" fontSize="31" fontWeight="650">
              send 42
            </text>
          </g>
        </>
      }
    />
  );
}
