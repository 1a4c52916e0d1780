import { Shoe } from '../goods/Shoe.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';

/** Draws ecommerce platforms: a shop's page, in which the agency provides one row. */
export function ShopBlock() {
  return (
    <>
      <path d="M70 320V62A22 22 0 0 1 92 40H388A22 22 0 0 1 410 62V320z" fill={palette.white} />
      <path d="M96 66h.1M118 66h.1M140 66h.1" stroke={palette.ink} strokeWidth="10" />
      <rect x="94" y="90" width="292" height="52" rx="12" fill={palette.mist} />
      <path d="M114 108H210M114 124H180" stroke={palette.greenMid} strokeWidth="6" />
      <rect x="40" y="160" width="400" height="116" rx="20" fill={palette.green} />
      <g fill={palette.paper}>
        <rect x="58" y="176" width="112" height="84" rx="12" />
        <rect x="184" y="176" width="112" height="84" rx="12" />
        <rect x="310" y="176" width="112" height="84" rx="12" />
      </g>
      <Tote x={114} y={252} scale={0.6} />
      <Shoe x={240} y={248} scale={0.72} sole={palette.madder} />
      <path d="M366 198V238M346 218H386" stroke={palette.marigold} strokeWidth="10" />
      <rect x="94" y="294" width="292" height="26" rx="8" fill={palette.sand} />
    </>
  );
}
