import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Pan } from '../parts/Pan.tsx';

interface TippingBeamProps {
  /** The pivot. */
  x: number;
  y: number;
  /** From the pivot to each hook: across, and down on the left. */
  arm: number;
  fall: number;
  drop: number;
  half: number;
  /** Goods and decision: each stands around 0, drop. */
  left: ReactNode;
  right: ReactNode;
}

/**
 * Beam, pointer and pans. The groups turn around their own 0 0, so a style may tip `scale-beam`
 * by an angle and each `scale-pan` back by the same without knowing where they are.
 */
export function TippingBeam({ x, y, arm, fall, drop, half, left, right }: TippingBeamProps) {
  const thick = arm / 20;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="scale-beam">
        <g transform={`rotate(${((-Math.atan2(fall, arm) * 180) / Math.PI).toFixed(2)})`}>
          <path
            d={`M${-arm - 4}-2 0${-thick} ${arm + 4}-2V2L0 ${thick} ${-arm - 4} 2z`}
            fill={palette.paper}
            stroke={palette.paper}
            strokeWidth="3"
          />
          <path d={`M-4 0 0${-arm * 0.38} 4 0z`} fill={palette.marigold} stroke={palette.marigold} strokeWidth="3" />
        </g>
        <circle r={thick * 1.7} fill={palette.marigold} stroke={palette.green} strokeWidth="4" />
        <g transform={`translate(${-arm} ${fall})`}>
          <g className="scale-pan">
            <Pan x={0} y={0} drop={drop} half={half}>
              {left}
            </Pan>
          </g>
        </g>
        <g transform={`translate(${arm} ${-fall})`}>
          <g className="scale-pan">
            <Pan x={0} y={0} drop={drop} half={half}>
              {right}
            </Pan>
          </g>
        </g>
      </g>
    </g>
  );
}
