import { palette } from '../palette.ts';

/** A glass over the middle good, with the lines that it reads there. */
export function Lens() {
  return (
    <>
      <path d="M144 122 170 148" stroke={palette.ink} strokeWidth="11" />
      <circle cx="116" cy="94" r="43" fill={palette.white} fillOpacity=".86" stroke={palette.ink} strokeWidth="8" />
      <path d="M94 78H138M94 94H128M94 110H134" stroke={palette.madder} strokeWidth="6" />
    </>
  );
}
