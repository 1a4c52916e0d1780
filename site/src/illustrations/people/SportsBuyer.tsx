import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws a sports shop's buyer: a grey-haired man with a moustache, a track jacket and a climbing rope. */
export function SportsBuyer() {
  return (
    <>
      <path d="M26 360C26 280 78 256 132 240H188C242 256 294 280 294 360z" fill={palette.sky} />
      <path d="M160 262V360" stroke={palette.skyTint} strokeWidth="5" />
      <path d="M46 318 84 262M274 318 236 262" stroke={palette.white} strokeWidth="10" />
      <g transform="rotate(-4 160 240)">
        <Face skin={palette.skinLight} shade={palette.skinTan} brow={palette.hairGrey} />
        <path
          d="M106 142C96 78 128 58 166 56 208 56 226 88 214 142 210 126 206 116 196 112 170 116 138 110 124 100 114 110 108 124 106 142z"
          fill={palette.hairGrey}
        />
        <path d="M126 104C140 112 170 116 192 110" fill="none" stroke={palette.white} strokeWidth="5" />
        <path
          d="M128 182C132 166 148 166 160 174 172 166 188 166 192 182 180 190 168 184 160 180 152 184 140 190 128 182z"
          fill={palette.hairGrey}
        />
      </g>
      <path d="M130 238 146 236 160 266 174 236 190 238 196 258 160 292 124 258z" fill={palette.white} />
      <g fill="none" strokeWidth="11">
        <path
          d="M196 250C238 290 246 330 214 372M214 246C262 290 268 334 238 376M232 250C284 296 290 336 262 376"
          stroke={palette.marigold}
        />
        <path
          d="M196 250C238 290 246 330 214 372M214 246C262 290 268 334 238 376M232 250C284 296 290 336 262 376"
          stroke={palette.madder}
          strokeDasharray="1 24"
        />
      </g>
    </>
  );
}
