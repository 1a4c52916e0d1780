import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws a boutique's client adviser: a woman with a dark bob, a silk scarf and a handbag over her shoulder. */
export function ClientAdviser() {
  return (
    <>
      <path d="M90 196C78 96 92 52 162 52S242 98 230 196Q216 208 202 196L196 120H124L118 196Q104 208 90 196z" fill={palette.hairBrown} />
      <path d="M36 360C36 286 78 258 132 244H188C242 258 284 286 284 360z" fill={palette.ink} />
      <g transform="rotate(-3 160 240)">
        <Face skin={palette.skinTan} shade={palette.skinBrown} brow={palette.hairBrown} lips={palette.madder} />
        <path
          d="M104 158V116C104 58 216 58 216 116V158C218 138 214 118 204 108 176 126 142 112 128 96 124 116 106 130 104 158z"
          fill={palette.hairBrown}
        />
        <circle cx="102" cy="178" r="8" fill={palette.marigold} />
        <circle cx="218" cy="178" r="8" fill={palette.marigold} />
      </g>
      <path d="M126 240Q160 274 194 240L204 256Q160 304 116 256z" fill={palette.madder} />
      <path d="M148 276 140 340 166 330 172 278z" fill={palette.madderInk} />
      <path d="M150 298l18-6M147 316l18-6" stroke={palette.madderTint} strokeWidth="4" />
      <path d="M232 266C236 298 244 320 248 340M262 284C266 300 268 320 270 340" fill="none" stroke={palette.marigold} strokeWidth="7" />
      <path d="M216 336H306L314 372H208z" fill={palette.green} />
      <rect x="250" y="332" width="22" height="16" rx="4" fill={palette.marigold} />
    </>
  );
}
