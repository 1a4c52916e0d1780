import { palette } from '../palette.ts';
import { Face } from './Face.tsx';

/** Draws the chief scientist: a woman with glasses behind a laptop. */
export function Scientist() {
  return (
    <>
      <path d="M92 206C80 100 92 56 160 56S240 100 228 206Q214 216 200 206H120Q106 216 92 206z" fill={palette.ink} />
      <path d="M44 360C44 286 82 258 132 246H188C238 258 276 286 276 360z" fill={palette.greenMid} />
      <Face skin={palette.skinLight} shade={palette.skinTan} />
      <path d="M134 226H186V252Q160 264 134 252z" fill={palette.green} />
      <path
        d="M106 152V116C106 56 214 56 214 116V152C214 136 210 124 204 114 186 118 138 118 116 112 110 124 106 136 106 152z"
        fill={palette.ink}
      />
      <g fill={palette.white} fillOpacity=".35" stroke={palette.madder} strokeWidth="4.5">
        <circle cx="138" cy="148" r="19" />
        <circle cx="182" cy="148" r="19" />
        <path d="M157 145q3-3 6 0M119 144 108 140M201 144 212 140" fill="none" />
      </g>
      <g transform="translate(0-22)">
        <path d="M74 384 86 286a10 10 0 0 1 10-8H224a10 10 0 0 1 10 8L246 384z" fill={palette.ink} />
        <path d="M160 304V332M148 334H172M140 312 180 306" stroke={palette.paper} strokeWidth="4" />
        <path d="M130 318H150A10 8 0 0 1 130 318zM170 312H190A10 8 0 0 1 170 312z" fill={palette.marigold} />
        <path d="M60 346q4-16 20-14l14 4q8 6 2 14l-6 10H58zM260 346q-4-16-20-14l-14 4q-8 6-2 14l6 10h34z" fill={palette.skinLight} />
      </g>
    </>
  );
}
