import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws a trading director: a man with a short beard, a suit and a tie. */
export function Trader() {
  return (
    <>
      <path d="M22 360C22 282 74 256 132 240H188C246 256 298 282 298 360z" fill={palette.ink} />
      <path d="M126 242 160 344 194 242 186 236H134z" fill={palette.white} />
      <path d="M150 254H170L166 272 176 350 160 366 144 350 154 272z" fill={palette.sky} />
      <path d="M150 310 170 296M148 332 172 316" stroke={palette.skyTint} strokeWidth="5" />
      <path d="M130 240 104 262 128 280 116 290 158 350 134 246zM190 240 216 262 192 280 204 290 162 350 186 246z" fill={palette.inkSoft} />
      <g transform="rotate(3 160 240)">
        <Face skin={palette.skinDeep} shade="#40240f" lips={palette.skinBrown} />
        <path d="M110 122C108 78 130 66 160 66S212 78 210 122C204 104 190 96 160 96S116 104 110 122z" fill={palette.ink} />
        <path
          d="M109 146C110 190 138 212 160 212S210 190 211 146C208 170 202 178 192 176 178 172 142 172 128 176 118 178 112 170 109 146z"
          fill={palette.ink}
        />
        <path d="M143 186Q160 198 177 186" fill="none" stroke={palette.madderTint} strokeWidth="5" />
      </g>
    </>
  );
}
