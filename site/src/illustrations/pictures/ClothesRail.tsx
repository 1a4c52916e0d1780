import { Garment } from '../goods/Garment.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Fashion: a rail by sizes; the last M hangs forward, and its order is out. */
export function ClothesRail(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 214H400V232H0z" fill={palette.madder} />
          <path d="M30 214V42M370 214V42" stroke={palette.ink} strokeWidth="6" />
          <Garment x={92} y={42} cut="shirt" fill={palette.green} seam={palette.mist} />
          <Garment x={126} y={42} cut="shirt" fill={palette.sky} seam={palette.skyTint} />
          <Garment x={300} y={42} cut="coat" fill={palette.ink} seam={palette.hairGrey} />
          <Garment x={334} y={42} cut="coat" fill={palette.green} seam={palette.mist} />
          <path d="M22 42H378" stroke={palette.ink} strokeWidth="7" />
          <Garment x={212} y={44} scale={1.14} cut="dress" fill={palette.madder} seam={palette.madderTint} />
          <g fill={palette.white} stroke={palette.ink} strokeWidth="3">
            <circle cx="56" cy="42" r="17" />
            <circle cx="166" cy="42" r="17" fill={palette.marigold} />
            <circle cx="262" cy="42" r="17" />
          </g>
          <g fontSize="20" fontWeight="700" textAnchor="middle" fill={palette.ink}>
            <text x="56" y="49">
              S
            </text>
            <text x="166" y="49">
              M
            </text>
            <text x="262" y="49">
              L
            </text>
          </g>
          <Tag x={242} y={180} width={116} size={22}>
            send 6
          </Tag>
        </>
      }
      hero={
        <>
          <path d="M0 440H640V480H0z" fill={palette.madder} />
          <path d="M40 440V96M600 440V96" stroke={palette.ink} strokeWidth="10" />
          <Garment x={150} y={96} scale={1.9} cut="shirt" fill={palette.green} seam={palette.mist} />
          <Garment x={204} y={96} scale={1.9} cut="shirt" fill={palette.sky} seam={palette.skyTint} />
          <Garment x={478} y={96} scale={1.9} cut="coat" fill={palette.ink} seam={palette.hairGrey} />
          <Garment x={532} y={96} scale={1.9} cut="coat" fill={palette.green} seam={palette.mist} />
          <path d="M28 96H612" stroke={palette.ink} strokeWidth="11" />
          <Garment x={340} y={100} scale={2.2} cut="dress" fill={palette.madder} seam={palette.madderTint} />
          <g fill={palette.white} stroke={palette.ink} strokeWidth="5">
            <circle cx="88" cy="96" r="32" />
            <circle cx="268" cy="96" r="32" fill={palette.marigold} />
            <circle cx="416" cy="96" r="32" />
          </g>
          <g fontSize="38" fontWeight="700" textAnchor="middle" fill={palette.ink}>
            <text x="88" y="109">
              S
            </text>
            <text x="268" y="109">
              M
            </text>
            <text x="416" y="109">
              L
            </text>
          </g>
          <Tag x={398} y={404} width={190} size={38}>
            send 6
          </Tag>
        </>
      }
    />
  );
}
