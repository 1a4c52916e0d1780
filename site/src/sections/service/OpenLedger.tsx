import { palette } from '../../illustrations/palette.ts';

const rules = (x: number) => [0, 1, 2, 3, 4, 5].map((row) => `M${x} ${84 + row * 22}h96`).join('');

/** An open ledger, the one that everybody works from. */
export function OpenLedger() {
  return (
    <svg viewBox="0 0 300 260" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <path d="M14 46H286V226H14z" fill={palette.green} />
      <path
        d="M150 52C120 34 66 32 26 40V214C66 206 120 208 150 226 180 208 234 206 274 214V40C234 32 180 34 150 52z"
        fill={palette.white}
      />
      <path d="M150 52V226" stroke={palette.ink} strokeWidth="4" />
      <path d={rules(40) + rules(166)} stroke={palette.green} strokeOpacity=".4" strokeWidth="3" />
      <path d="M62 62V204M246 58V200" stroke={palette.madder} strokeWidth="3" />
      <path d="M196 172H236M196 192H236" stroke={palette.ink} strokeWidth="6" />
      <path d="M174 152 196 128 214 138 236 100" fill="none" stroke={palette.marigold} strokeWidth="8" />
    </svg>
  );
}
