import { Parcel } from '../goods/Parcel.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Stock: the line falls to the reorder point, the order goes out, and arrives before the shelf is empty. */
export function ReorderLine(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M28 42 76 78 116 98 164 142 218 184V78L284 112 326 122 372 134V206H28z" fill={palette.marigold} fillOpacity=".38" />
          <path d="M28 206H372" stroke={palette.ink} strokeWidth="4" />
          <path d="M28 142H372" stroke={palette.madder} strokeWidth="3" strokeDasharray="2 9" />
          <path d="M28 42 76 78 116 98 164 142 218 184V78L284 112 326 122 372 134" fill="none" stroke={palette.ink} strokeWidth="5" />
          <circle cx="164" cy="142" r="10" fill={palette.madder} stroke={palette.marigoldTint} strokeWidth="3" />
          <g className="answer rise lean">
            <Parcel x={218} y={76} scale={0.72} />
          </g>
          <text x="256" y="62" fontSize="28" fontWeight="650" fill={palette.ink}>
            +240
          </text>
          <text x="40" y="173" fontSize="18" fontWeight="600" fill={palette.madderInk}>
            reorder point
          </text>
        </>
      }
      hero={
        <>
          <path
            d="M40 66 108 132 176 168 244 288 316 372V142L388 196 456 216 528 270 600 290V414H40z"
            fill={palette.marigold}
            fillOpacity=".38"
          />
          <path d="M36 414H604" stroke={palette.ink} strokeWidth="5" />
          <path d="M40 288H600" stroke={palette.madder} strokeWidth="4" strokeDasharray="2 12" />
          <path d="M40 66 108 132 176 168 244 288 316 372V142L388 196 456 216 528 270" fill="none" stroke={palette.ink} strokeWidth="7" />
          <path d="M528 270 600 290" stroke={palette.ink} strokeWidth="7" strokeDasharray="1 14" />
          <circle cx="244" cy="288" r="15" fill={palette.madder} stroke={palette.marigoldTint} strokeWidth="5" />
          <g className="answer rise lean">
            <Parcel x={316} y={140} scale={1.2} />
          </g>
          <text x="378" y="112" fontSize="54" fontWeight="650" fill={palette.ink}>
            +240
          </text>
          <text x="56" y="330" fontSize="28" fontWeight="600" fill={palette.madderInk}>
            reorder point
          </text>
          <rect x="366" y="316" width="216" height="76" rx="16" fill={palette.white} />
          <text x="474" y="364" fontSize="30" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            in by Friday
          </text>
          <g fontSize="28" fontWeight="600" textAnchor="middle" fill={palette.inkSoft}>
            <text x="48" y="454">
              M
            </text>
            <text x="112" y="454">
              T
            </text>
            <text x="180" y="454">
              W
            </text>
            <text x="248" y="454" fill={palette.madderInk}>
              T
            </text>
            <text x="316" y="454" fill={palette.ink} fontWeight="750">
              F
            </text>
            <text x="388" y="454">
              S
            </text>
            <text x="456" y="454">
              S
            </text>
            <text x="528" y="454">
              M
            </text>
            <text x="594" y="454">
              T
            </text>
          </g>
        </>
      }
    />
  );
}
