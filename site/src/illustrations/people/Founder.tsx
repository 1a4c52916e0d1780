import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws the founder: a woman of about fifty in a sari, with a ledger. */
export function Founder() {
  return (
    <>
      <circle cx="206" cy="88" r="30" fill={palette.ink} />
      <path d="M98 176C84 60 140 58 160 58S236 60 222 176z" fill={palette.ink} />
      <Face skin={palette.skinBrown} shade={palette.skinDark} />
      <path d="M108 142C110 112 132 98 160 80 188 98 210 112 212 142L222 132C222 90 198 62 160 62S98 90 98 132z" fill={palette.ink} />
      <path d="M160 66C134 72 116 92 110 118" fill="none" stroke={palette.hairGrey} strokeWidth="5" />
      <circle cx="160" cy="118" r="4.5" fill={palette.madder} />
      <path d="M103 172v4M217 172v4" stroke={palette.marigold} strokeWidth="9" />
      <path d="M34 360C34 284 76 258 136 238 148 249 172 249 184 238 244 258 286 284 286 360z" fill={palette.madder} />
      <path d="M34 360C34 284 76 258 128 242L236 360z" fill={palette.green} />
      <path d="M128 242 236 360H218L116 247z" fill={palette.marigold} />
      <path d="M138 240Q160 276 182 240" fill="none" stroke={palette.marigold} strokeWidth="4" />
      <g transform="translate(-4-22)rotate(-8 230 320)">
        <rect x="170" y="276" width="112" height="110" rx="7" fill={palette.ink} />
        <path d="M182 276H186V386H182z" fill={palette.marigold} />
        <rect x="204" y="298" width="58" height="26" rx="4" fill={palette.paper} />
        <path d="M214 311H250" stroke={palette.ink} strokeWidth="3" />
      </g>
      <path d="M286 306Q250 300 246 314T286 336z" fill={palette.skinBrown} />
      <path d="M324 372H264L278 300Q300 298 308 312T324 372z" fill={palette.madder} />
    </>
  );
}
