import { useRef } from 'react';
import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import { palette } from '../../drawings/palette.ts';
import { Base } from '../../drawings/parts/Base.tsx';
import { Frame } from '../../drawings/parts/Frame.tsx';
import { ShelfTag } from '../../drawings/parts/ShelfTag.tsx';
import { formatNumber } from '../kit/outcome.ts';
import type { Weighed } from './model.ts';
import { Goods, Pile } from './Pile.tsx';
import s from './Scale.module.css';
import { geometry, tilt, transforms, units, useSpring } from './spring.ts';

interface BalanceProps extends Pick<Weighed, 'wanted' | 'stock' | 'order' | 'gap' | 'stop' | 'tag' | 'isRefused'> {
  alt: string;
  good: Pickable;
  /** Pieces that fill a pan. */
  full: number;
  captions: { wanted: string; stock: string };
}

const { x, y, arm, drop, half, deep } = geometry;

/** Distance from the pointer to the middle of a stop that it touches, in degrees. */
const stopOffset = 10;

/** Draws the balance with demand and stock in its pans, and a limit as a stop on its dial. */
export function Balance({ alt, good, full, wanted, stock, order, gap, stop, tag, isRefused, captions }: BalanceProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const unit = units[good];
  const angle = tilt(gap, unit);
  useSpring(drawing, angle, isRefused ? angle : undefined);
  // Render the first transforms only: after hydration the spring writes new ones to the elements.
  const firstTransforms = useRef(transforms(angle, 0)).current;
  const drawnPieces = (pieces: number) => Math.min(6, Math.ceil((pieces / full) * 6));
  const inStock = drawnPieces(stock);
  const ordered = order > 0 ? Math.max(1, drawnPieces(stock + order) - inStock) : 0;
  const refused = isRefused && good !== 'lamp' ? Math.max(1, drawnPieces(wanted) - inStock - ordered) : 0;
  return (
    <div ref={drawing} className={`picture on-green ${s.balance}`}>
      <Frame alt={alt} width={560} height={314}>
        <Goods good={good} />
        <g transform={`translate(${x} ${y})`}>
          <path d="M-62.5-42-58-34M-34-54-31-45M0-60V-48M34-54 31-45M62.5-42 58-34" stroke={palette.mist} strokeWidth="4" />
          {stop !== undefined && (
            <rect
              x="-6"
              y="-66"
              width="12"
              height="28"
              rx="4"
              fill={palette.madder}
              stroke={palette.paper}
              strokeWidth="2.5"
              transform={`rotate(${Math.round(-tilt(stop, unit) - Math.sign(stop || gap) * stopOffset)})`}
            />
          )}
          <path d={`M0 0V${312 - y - 22}`} stroke={palette.paper} strokeWidth="10" />
          <Base x={0} y={312 - y} scale={1.1} />
          <ShelfTag x={0} y={70} size={28} width={116} fill={isRefused ? palette.madderTint : palette.white}>
            {tag}
          </ShelfTag>
          <g data-part="beam" transform={firstTransforms.beam}>
            <path d={`M${-arm - 4}-2 0-8 ${arm + 4}-2V2L0 8 ${-arm - 4} 2z`} fill={palette.paper} stroke={palette.paper} strokeWidth="3" />
            <path d="M-4 0 0-50 4 0z" fill={palette.marigold} stroke={palette.marigold} strokeWidth="3" />
          </g>
          <circle r="14" fill={palette.marigold} stroke={palette.green} strokeWidth="4" />
          <g data-part="left" transform={firstTransforms.left}>
            <Pan number={wanted} caption={captions.wanted}>
              <Pile good={good} solid={drawnPieces(wanted)} />
            </Pan>
          </g>
          <g data-part="right" transform={firstTransforms.right}>
            <Pan number={stock} caption={captions.stock}>
              <Pile good={good} solid={inStock} missing={ordered} refused={refused} />
            </Pan>
          </g>
        </g>
      </Frame>
    </div>
  );
}

/** Draws a pan on its strings, with its content, number of pieces and caption. */
function Pan({ number, caption, children }: { number: number; caption: string; children: React.ReactNode }) {
  return (
    <>
      <path d={`M${3 - half} ${drop} 0 0 ${half - 3} ${drop}`} fill="none" stroke={palette.paper} strokeWidth="2.5" />
      <g className={s.pan} transform={`translate(0 ${drop})`} textAnchor="middle" fontSize="26" fontWeight="600">
        {children}
        <path d={`M${-half} 0h${half * 2}a${half} ${deep} 0 0 1-${half * 2} 0z`} fill={palette.marigold} />
        <path d={`M${-half} 0h${half * 2}`} stroke={palette.marigoldTint} strokeWidth="4" />
        <text y="30" fontWeight="700" fill={palette.ink}>
          {formatNumber(number)}
        </text>
        <text y={deep + 24} fontSize=".7em" fill={palette.mist}>
          {caption}
        </text>
      </g>
    </>
  );
}
