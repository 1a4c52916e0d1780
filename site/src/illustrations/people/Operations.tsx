import { palette } from '../palette.ts';
import { Crate } from '../parts/Crate.tsx';
import { Face } from './Face.tsx';

/** Draws the head of European operations: a bearded man with a crate. */
export function Operations() {
  return (
    <>
      <path d="M28 360C28 274 78 254 132 240H188C242 254 292 274 292 360z" fill={palette.sky} />
      <g transform="rotate(-3 160 240)">
        <Face skin={palette.skinLight} shade={palette.skinTan} brow={palette.hairBrown} />
        <path
          d="M108 138C106 148 110 160 114 164 124 170 134 172 146 174H174C186 172 196 170 206 164 210 160 214 148 212 138V168C212 200 186 226 160 226S108 200 108 168z"
          fill={palette.hairBrown}
        />
        <path d="M148 187Q160 194 172 187" fill="none" stroke={palette.skinLight} strokeWidth="5" />
        <path
          d="M106 140C98 80 124 58 166 58 206 58 223 84 214 142 209 140 208 124 206 116 198 108 176 110 144 106 128 98 120 108 112 118L106 140z"
          fill={palette.hairBrown}
        />
      </g>
      <path d="M132 238 160 274 188 238 204 250 176 292 160 274 144 292 116 250z" fill={palette.paper} />
      <Crate x={160} y={374} scale={0.98} />
      <path
        transform="translate(0-18)"
        d="M60 330Q58 308 74 306L92 308Q100 314 92 320L84 324 86 340H64zM260 330Q262 308 246 306L228 308Q220 314 228 320L236 324 234 340H256z"
        fill={palette.skinLight}
      />
    </>
  );
}
