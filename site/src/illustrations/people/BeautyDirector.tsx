import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws the beauty brand's director: a woman in a headscarf with a brush in her hand. */
export function BeautyDirector() {
  return (
    <>
      <path d="M32 360C32 290 76 262 130 248H190C244 262 288 290 288 360z" fill={palette.greenMid} />
      <path d="M78 236C70 106 98 50 160 50S250 106 242 236C246 300 216 316 160 316S74 300 78 236z" fill={palette.madder} />
      <Face skin={palette.skinTan} shade={palette.skinBrown} lips={palette.madderInk} />
      <path
        d="M160 58C104 58 94 104 96 160 98 204 124 224 160 224S222 204 224 160C226 104 216 58 160 58zM160 90C200 90 208 112 208 144 208 184 184 206 160 206S112 184 112 144C112 112 120 90 160 90z"
        fillRule="evenodd"
        fill={palette.madder}
      />
      <path d="M112 128C120 96 140 90 160 90S200 96 208 128" fill="none" stroke={palette.madderInk} strokeWidth="7" />
      <path d="M92 214Q150 268 238 216M102 252Q160 296 226 252" fill="none" stroke={palette.madderInk} strokeWidth="5" />
      <path d="M262 372 250 274" stroke={palette.skinTan} strokeWidth="44" />
      <path d="M246 292 230 212" stroke={palette.ink} strokeWidth="9" />
      <path d="M222 216C210 184 212 160 222 142 238 158 246 180 242 212z" fill={palette.hairBrown} />
      <path d="M220 214 244 210 246 224 224 228z" fill={palette.marigold} />
      <path d="M226 290Q224 274 240 272L262 270Q274 272 274 286V306Q250 318 230 308z" fill={palette.skinTan} />
    </>
  );
}
