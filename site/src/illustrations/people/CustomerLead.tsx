import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws the customer lead: a man with a headset. */
export function CustomerLead() {
  return (
    <>
      <path d="M24 360C24 280 76 256 134 240H186C244 256 296 280 296 360z" fill={palette.green} />
      <path d="M128 242 160 330 192 242 186 236H134z" fill={palette.marigold} />
      <g transform="rotate(4 160 240)">
        <Face skin={palette.skinDark} shade={palette.skinDeep} lips={palette.skinDeep} />
        <path
          d="M108 136C100 84 122 62 160 62S220 84 212 136C210 120 206 110 198 104 174 98 146 98 122 104 114 110 110 120 108 136z"
          fill={palette.ink}
        />
        <path
          d="M110 156C111 187 135 208 160 208S209 187 210 156C206 176 196 186 186 180 178 174 142 174 134 180 124 186 114 176 112 158z"
          fill={palette.ink}
          fillOpacity=".55"
        />
        <path d="M146 187Q160 196 174 187" fill="none" stroke={palette.skinTan} strokeWidth="4.5" />
        <path d="M103 150C92 40 228 40 217 150" fill="none" stroke={palette.madder} strokeWidth="8" />
        <rect x="92" y="132" width="22" height="40" rx="10" fill={palette.madder} />
        <rect x="206" y="132" width="22" height="40" rx="10" fill={palette.madder} />
        <path d="M104 170Q106 200 134 200" fill="none" stroke={palette.ink} strokeWidth="4" />
        <path d="M134 200H142" stroke={palette.madder} strokeWidth="9" />
      </g>
      <path d="M132 238 108 252 122 284 114 292 160 344V330zM188 238 212 252 198 284 206 292 160 344V330z" fill={palette.greenDeep} />
    </>
  );
}
