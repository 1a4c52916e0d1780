import { palette } from '../palette.ts';

/** Draws integration: ERP, warehouse, till and courier, each connected to the scale in the middle. */
export function JoinedSystems() {
  return (
    <>
      <path
        d="M120 70H180Q240 70 240 130V160M360 70H300Q240 70 240 130M120 250H180Q240 250 240 190M360 250H300Q240 250 240 190"
        fill="none"
        stroke={palette.sky}
        strokeWidth="7"
      />
      <circle cx="240" cy="160" r="60" fill={palette.green} />
      <path d="M240 130V190M220 192H260M204 148 276 140" fill="none" stroke={palette.paper} strokeWidth="7" />
      <path d="M187 162A17 17 0 0 0 221 162zM259 154A17 17 0 0 0 293 154z" fill={palette.marigold} />
      <g fill={palette.white}>
        <rect x="36" y="24" width="112" height="96" rx="22" />
        <rect x="332" y="24" width="112" height="96" rx="22" />
        <rect x="36" y="200" width="112" height="96" rx="22" />
        <rect x="332" y="200" width="112" height="96" rx="22" />
      </g>
      <path d="M64 54H120M64 72H120M64 90H98" stroke={palette.ink} strokeWidth="8" />
      <path d="M358 100V66L388 44 418 66V100z" fill={palette.madder} />
      <path d="M374 100V82H402V100z" fill={palette.paper} />
      <path d="M62 272V248H122V272zM72 248 78 222H106L112 248z" fill={palette.greenMid} />
      <path d="M80 260H104" stroke={palette.paper} strokeWidth="6" />
      <path d="M352 262V228H394V262zM398 262V240H412L424 252V262z" fill={palette.marigold} />
      <g fill={palette.ink}>
        <circle cx="368" cy="266" r="9" />
        <circle cx="408" cy="266" r="9" />
      </g>
    </>
  );
}
