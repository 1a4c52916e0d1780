import { palette } from '../palette.ts';

/** Draws AI and ML: a forecast band after the past weeks, with the actual sales inside. */
export function CheckedForecast() {
  return (
    <>
      <path d="M52 268V214H76V268zM92 268V186H116V268zM132 268V204H156V268zM172 268V164H196V268z" fill={palette.mist} />
      <path d="M228 186 428 74V226L228 202z" fill={palette.marigold} />
      <path d="M228 194 428 150" stroke={palette.ink} strokeWidth="5" strokeDasharray=".1 12" />
      <g fill={palette.paper} stroke={palette.ink} strokeWidth="5">
        <circle cx="276" cy="176" r="11" />
        <circle cx="334" cy="186" r="11" />
        <circle cx="392" cy="138" r="11" />
      </g>
      <path d="M36 268H444" stroke={palette.paper} strokeWidth="6" />
      <circle cx="392" cy="60" r="34" fill={palette.paper} />
      <path d="M376 61 388 73 409 48" fill="none" stroke={palette.greenMid} strokeWidth="9" />
    </>
  );
}
