import { palette } from '../palette.ts';

/** A cable from the left, its plug drawn up to the shelf's socket. */
export function Plug() {
  return (
    <>
      <path d="M0 176H84" stroke={palette.ink} strokeWidth="7" />
      <path d="M84 160h22v32H84z" fill={palette.madder} />
      <path d="M106 168h14M106 184h14" stroke={palette.ink} strokeWidth="6" />
      <path d="M118 156h22q14 0 14 20t-14 20h-22z" fill={palette.ink} />
      <path d="M152 176H196Q212 176 212 160V140" fill="none" stroke={palette.ink} strokeWidth="7" />
    </>
  );
}
