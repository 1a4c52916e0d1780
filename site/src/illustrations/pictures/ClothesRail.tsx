import { Garment } from '../goods/Garment.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates fashion: a rail sorted by size; the last M is highlighted, and its reorder is sent. */
export function ClothesRail(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 214H400V232H0z" fill={palette.madder} />
          <path d="M28 214V42M372 214V42" stroke={palette.ink} strokeWidth="6" />
          <Garment x={88} y={42} cut="shirt" fill={palette.green} seam={palette.mist} />
          <Garment x={120} y={42} cut="shirt" fill={palette.sky} seam={palette.skyTint} />
          <Garment x={292} y={42} scale={0.94} cut="coat" fill={palette.ink} seam={palette.hairGrey} />
          <Garment x={320} y={42} scale={0.94} cut="coat" fill={palette.green} seam={palette.mist} />
          <path d="M18 42H382" stroke={palette.ink} strokeWidth="7" />
          <g className="answer tilt">
            <Garment x={208} y={44} scale={1.14} cut="dress" fill={palette.madder} seam={palette.madderTint} />
          </g>
          <g fill={palette.white} stroke={palette.ink} strokeWidth="3">
            <circle cx="52" cy="42" r="17" />
            <circle cx="162" cy="42" r="17" fill={palette.marigold} />
            <circle cx="256" cy="42" r="17" />
          </g>
          <g fontSize="20" fontWeight="700" textAnchor="middle" fill={palette.ink}>
            <text x="52" y="49">
              S
            </text>
            <text x="162" y="49">
              M
            </text>
            <text x="256" y="49">
              L
            </text>
          </g>
          <Tag x={240} y={188} width={116} size={22}>
            send 6
          </Tag>
        </>
      }
      hero={
        <>
          <path d="M-640 440H1280V1920H-640z" fill={palette.madder} />
          <path d="M38 440V96M602 440V96" stroke={palette.ink} strokeWidth="10" />
          <Garment x={146} y={96} scale={1.84} cut="shirt" fill={palette.green} seam={palette.mist} />
          <Garment x={194} y={96} scale={1.84} cut="shirt" fill={palette.sky} seam={palette.skyTint} />
          <Garment x={470} y={96} scale={1.84} cut="coat" fill={palette.ink} seam={palette.hairGrey} />
          <Garment x={508} y={96} scale={1.84} cut="coat" fill={palette.green} seam={palette.mist} />
          <path d="M24 96H616" stroke={palette.ink} strokeWidth="11" />
          <g className="answer tilt">
            <Garment x={336} y={100} scale={2.2} cut="dress" fill={palette.madder} seam={palette.madderTint} />
          </g>
          <g fill={palette.white} stroke={palette.ink} strokeWidth="5">
            <circle cx="82" cy="96" r="33" />
            <circle cx="262" cy="96" r="33" fill={palette.marigold} />
            <circle cx="408" cy="96" r="33" />
          </g>
          <g fontSize="38" fontWeight="700" textAnchor="middle" fill={palette.ink}>
            <text x="82" y="109">
              S
            </text>
            <text x="262" y="109">
              M
            </text>
            <text x="408" y="109">
              L
            </text>
          </g>
          <Shoe x={166} y={440} scale={1.05} />
          <Tag x={402} y={402} width={190} size={38}>
            send 6
          </Tag>
        </>
      }
    />
  );
}
