import { palette } from '../../drawings/palette.ts';
import s from './CalculatorScale.module.css';

interface CalculatorScaleProps {
  /** Amount in the right pan divided by the amount in the left pan; undefined without a result. */
  ratio?: number;
  left: string;
  right: string;
}

const arm = 126;
const drop = 92;
/** Coins in the left pan, whatever the amount. */
const coins = 6;
const coin = 9;
/** Degrees of tilt for each added 50%, and maximum tilt. */
const tilt = { perHalf: 13, most: 15 } as const;

/** Draws today's amount in one pan and the estimate in the other; the tilt depends on the ratio. */
export function CalculatorScale({ ratio, left, right }: CalculatorScaleProps) {
  const angle = ratio === undefined ? 0 : Math.min(tilt.most, (ratio - 1) * 2 * tilt.perHalf);
  const addedCoins = Math.min(coins, (Math.max(1, ratio ?? 1) - 1) * coins);
  return (
    <svg className={`on-green ${s.scale}`} viewBox="0 14 440 240" aria-hidden="true" fontSize="22" fontWeight="600">
      <path d="M220 64V230" stroke={palette.paper} strokeWidth="9" />
      <path d="M158 250l14-24h96l14 24z" fill={palette.paper} />
      <g transform="translate(220 66)">
        <g className={s.turning} transform={`rotate(${angle.toFixed(2)})`}>
          <path d={`M${-arm} 0H${arm}`} stroke={palette.paper} strokeWidth="9" strokeLinecap="round" />
          <path d="M-6 0 0-44 6 0z" fill={palette.marigold} />
          {[-arm, arm].map((x) => (
            <g key={x} transform={`translate(${x} 0)`}>
              <g className={s.turning} transform={`rotate(${(-angle).toFixed(2)})`}>
                <path d={`M-62 ${drop} 0 0 62 ${drop}`} fill="none" stroke={palette.paper} strokeWidth="2.5" />
                {ratio !== undefined && (
                  <path
                    d={`M0 ${drop - 2}v${-coins * coin + 2}`}
                    stroke={palette.paper}
                    strokeWidth="58"
                    strokeDasharray={`${coin - 2} 2`}
                  />
                )}
                {x > 0 && addedCoins > 0 && (
                  <path
                    d={`M0 ${drop - 2 - coins * coin}v${(-addedCoins * coin).toFixed(1)}`}
                    stroke={palette.marigold}
                    strokeWidth="58"
                    strokeDasharray={`${coin - 2} 2`}
                  />
                )}
                <path d={`M-70 ${drop}h140a70 40 0 0 1-140 0z`} fill={palette.marigold} />
                <text y={drop + 25} textAnchor="middle" fill={palette.ink}>
                  {x < 0 ? left : right}
                </text>
              </g>
            </g>
          ))}
        </g>
        <circle r="13" fill={palette.marigold} stroke={palette.green} strokeWidth="5" />
      </g>
    </svg>
  );
}
