import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws a store manager: a man with glasses, a moustache and an apron. */
export function StoreManager() {
  return (
    <>
      <path d="M28 360C28 280 78 256 132 240H188C242 256 292 280 292 360z" fill={palette.white} />
      <path d="M64 300l8 60M256 300l-8 60M92 268 104 300M228 268 216 300" stroke={palette.skyTint} strokeWidth="6" />
      <Face skin={palette.skinBrown} shade={palette.skinDark} lips={palette.skinDark} />
      <path
        d="M106 146C94 84 120 58 160 58S226 84 214 146C210 126 208 108 196 100 188 106 168 92 140 98 120 102 110 122 106 146z"
        fill={palette.ink}
      />
      <path d="M110 120V146M210 120V146" stroke={palette.hairGrey} strokeWidth="6" />
      <path d="M130 180C132 168 146 166 160 172 174 166 188 168 190 180 176 184 144 184 130 180z" fill={palette.ink} />
      <g fill={palette.white} fillOpacity=".35" stroke={palette.ink} strokeWidth="4.5">
        <rect x="118" y="132" width="36" height="28" rx="8" />
        <rect x="166" y="132" width="36" height="28" rx="8" />
        <path d="M154 142h12M118 142l-10-4M202 142l10-4" fill="none" />
      </g>
      <path d="M130 240 160 272 190 240 200 250 168 292H152L120 250z" fill={palette.sky} />
      <path d="M104 258V300H216V258L228 264V300Q244 320 246 372H74Q76 320 92 300V264z" fill={palette.green} />
      <path d="M118 330H202V372H118z" fill={palette.greenDeep} />
      <path d="M184 356V306" stroke={palette.marigold} strokeWidth="9" />
      <path d="M184 304v-6" stroke={palette.kraft} strokeWidth="9" />
      <path d="M132 320h22" stroke={palette.mist} strokeWidth="5" />
    </>
  );
}
