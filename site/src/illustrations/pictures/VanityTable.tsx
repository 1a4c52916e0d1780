import { Bottle } from '../goods/Bottle.tsx';
import { Brush } from '../goods/Brush.tsx';
import { Mirror } from '../goods/Mirror.tsx';
import { Perfume } from '../goods/Perfume.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates beauty: a dressing table, the matching shade, and the days until the bottle is empty. */
export function VanityTable(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 176H400V190H0z" fill={palette.marigoldTint} />
          <path d="M0 190H400V232H0z" fill={palette.greenDeep} />
          <Mirror x={88} y={176} scale={0.69} frame={palette.marigold} />
          <Perfume x={174} y={176} scale={0.66} />
          <circle cx="248" cy="58" r="40" fill={palette.white} stroke={palette.greenMid} strokeWidth="11" />
          <path d="M208 58A40 40 0 0 1 248 18" fill="none" stroke={palette.marigold} strokeWidth="11" />
          <text x="248" y="65" fontSize="19" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            9 days
          </text>
          <Bottle x={248} y={176} scale={0.68} fill={palette.madder} />
          <g className="answer up tilt">
            <Brush x={316} y={168} scale={0.8} turn={-9} />
          </g>
          <g className="answer up tilt">
            <Brush x={336} y={168} scale={0.9} turn={8} />
          </g>
          <path d="M300 128H352L346 176H306z" fill={palette.skyTint} />
          <rect x="160" y="197" width="216" height="30" rx="15" fill={palette.white} />
          <circle cx="190" cy="212" r="10" fill={palette.skinLight} />
          <circle cx="230" cy="212" r="10" fill={palette.skinTan} />
          <circle cx="306" cy="212" r="10" fill={palette.skinDark} />
          <circle cx="346" cy="212" r="10" fill={palette.skinDeep} />
          <circle cx="268" cy="212" r="15" fill={palette.skinBrown} stroke={palette.marigold} strokeWidth="6" />
        </>
      }
      hero={
        <>
          <path d="M-640 372H1280V396H-640z" fill={palette.marigoldTint} />
          <path d="M-640 396H1280V1920H-640z" fill={palette.greenDeep} />
          <Mirror x={152} y={372} scale={1.4} frame={palette.marigold} />
          <Perfume x={300} y={372} scale={1.1} />
          <circle cx="412" cy="122" r="76" fill={palette.white} stroke={palette.greenMid} strokeWidth="20" />
          <path d="M336 122A76 76 0 0 1 412 46" fill="none" stroke={palette.marigold} strokeWidth="20" />
          <g fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="412" y="128" fontSize="50">
              9
            </text>
            <text x="412" y="162" fontSize="30">
              days
            </text>
          </g>
          <Bottle x={412} y={372} scale={1.34} fill={palette.madder} />
          <g className="answer up tilt">
            <Brush x={516} y={356} scale={1.4} turn={-9} />
          </g>
          <g className="answer up tilt">
            <Brush x={548} y={356} scale={1.6} turn={8} />
          </g>
          <path d="M492 286H578L568 372H502z" fill={palette.skyTint} />
          <rect x="236" y="412" width="370" height="52" rx="26" fill={palette.white} />
          <circle cx="284" cy="438" r="17" fill={palette.skinLight} />
          <circle cx="350" cy="438" r="17" fill={palette.skinTan} />
          <circle cx="484" cy="438" r="17" fill={palette.skinDark} />
          <circle cx="550" cy="438" r="17" fill={palette.skinDeep} />
          <circle cx="417" cy="438" r="27" fill={palette.skinBrown} stroke={palette.marigold} strokeWidth="10" />
        </>
      }
    />
  );
}
