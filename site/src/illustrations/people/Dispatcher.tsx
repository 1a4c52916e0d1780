import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws a furniture shop's dispatcher: a woman with a plait, a patterned jumper and a clipboard. */
export function Dispatcher() {
  return (
    <>
      <path d="M100 178C86 70 132 54 162 54S236 70 220 178z" fill={palette.kraft} />
      <path d="M30 360C30 284 78 256 132 242H188C242 256 290 284 290 360z" fill={palette.madder} />
      <path d="M84 268Q160 326 236 268L252 284Q160 350 68 284z" fill={palette.paper} />
      <path
        d="M98 290l10 10 10-10M134 306l10 10 10-10M170 308l10 10 10-10M206 294l10 10 10-10"
        fill="none"
        stroke={palette.ink}
        strokeWidth="5"
      />
      <path d="M132 232H188V256Q160 268 132 256z" fill={palette.madderInk} />
      <g transform="rotate(2 160 240)">
        <Face skin={palette.skinLight} shade={palette.skinTan} brow={palette.hairBrown} />
        <path
          d="M105 150C98 70 140 56 162 56S224 72 215 150C212 130 206 110 190 96 166 110 132 106 118 108 110 122 107 134 105 150z"
          fill={palette.kraft}
        />
        <path d="M190 96C176 82 150 74 128 80" fill="none" stroke={palette.hairBrown} strokeWidth="3.5" />
        <path d="M126 152a14 12 0 0 0 24 0M170 152a14 12 0 0 0 24 0" fill="none" stroke={palette.skinTan} strokeWidth="3" />
      </g>
      <path d="M222 170C240 190 224 206 236 222S224 244 238 262 228 288 238 306" fill="none" stroke={palette.kraft} strokeWidth="26" />
      <path d="M226 204l22-8M222 238l24-8M226 272l22-8" stroke={palette.hairBrown} strokeWidth="4" />
      <path d="M228 304h22" stroke={palette.sky} strokeWidth="10" />
      <g transform="rotate(8 110 330)">
        <rect x="58" y="296" width="96" height="110" rx="6" fill={palette.ink} />
        <rect x="66" y="308" width="80" height="90" fill={palette.white} />
        <rect x="88" y="288" width="36" height="18" rx="5" fill={palette.marigold} />
        <path d="M78 330h44M78 346h54" stroke={palette.ink} strokeWidth="4" />
      </g>
      <path d="M40 348Q52 330 82 340L92 350Q96 362 82 366H36z" fill={palette.skinLight} />
    </>
  );
}
