import { useRef } from 'react';
import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import lamp from '../../drawings/goods/lamp.svg?raw';
import sweets from '../../drawings/goods/sweets.svg?raw';
import tote from '../../drawings/goods/tote.svg?raw';
import { palette } from '../../drawings/palette.ts';
import { Frame } from '../../drawings/parts/Frame.tsx';
import { parseSvg, Shapes } from '../../drawings/parts/Shapes.tsx';
import { formatNumber } from '../kit/outcome.ts';
import { drawn, type Weighed } from './model.ts';
import s from './Scale.module.css';
import { geometry, tilt, transforms, units, useSpring } from './spring.ts';

interface BalanceProps extends Pick<Weighed, 'wanted' | 'stock' | 'order' | 'gap' | 'tag' | 'isRefused'> {
  alt: string;
  good: Pickable;
  /** Pieces for which one drawn product stands. */
  each: number;
  captions: { wanted: string; stock: string };
}

const { x, y, arm, drop, half, deep } = geometry;

/** Draws the balance with demand and stock in its pans. Its tilt is the gap between them, whatever the limit lets the shop order. */
export function Balance({ alt, good, each, wanted, stock, order, gap, tag, isRefused, captions }: BalanceProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const angle = tilt(gap, units[good]);
  // A limit moves no pan, so its decision knocks on the beam.
  useSpring(drawing, angle, isRefused ? `${good} ${tag}` : good);
  // Render the first transforms only: after hydration the spring writes new ones to the elements.
  const firstTransforms = useRef(transforms(angle, 0)).current;
  const inStock = drawn(stock, each);
  return (
    <div ref={drawing} className={`picture on-green ${s.balance}`}>
      <Frame alt={alt} width={560} height={314}>
        <Goods good={good} />
        <g transform={`translate(${x} ${y})`}>
          <path d="M-62.5-42-58-34M-34-54-31-45M0-57V-49M34-54 31-45M62.5-42 58-34" stroke={palette.mist} strokeWidth="4" />
          <path d={`M0 0V${312 - y - 22}`} stroke={palette.paper} strokeWidth="10" />
          <path
            transform={`translate(0 ${312 - y})scale(1.1)`}
            d="M-50 0Q-50-7-43-8-22-10-16-24H16Q22-10 43-8 50-7 50 0z"
            fill={palette.paper}
          />
          <Tag fill={isRefused ? palette.madderTint : palette.white}>{tag}</Tag>
          <g data-part="beam" transform={firstTransforms.beam}>
            <path d={`M${-arm - 4}-2 0-8 ${arm + 4}-2V2L0 8 ${-arm - 4} 2z`} fill={palette.paper} stroke={palette.paper} strokeWidth="3" />
            <path d="M-4 0 0-50 4 0z" fill={palette.marigold} stroke={palette.marigold} strokeWidth="3" />
          </g>
          <circle r="14" fill={palette.marigold} stroke={palette.green} strokeWidth="4" />
          <g data-part="left" transform={firstTransforms.left}>
            <Pan number={wanted} caption={captions.wanted}>
              <Pile good={good} solid={drawn(wanted, each)} />
            </Pan>
          </g>
          <g data-part="right" transform={firstTransforms.right}>
            <Pan number={stock} caption={captions.stock}>
              <Pile good={good} solid={inStock} missing={drawn(stock + order, each) - inStock} />
            </Pan>
          </g>
        </g>
      </Frame>
    </div>
  );
}

/** Draws a tag on a string below the beam. */
function Tag({ fill, children }: { fill: string; children: string }) {
  return (
    <g transform="translate(0 70)">
      <path d="M-42.6 14H42.6L58 29.4V70H-58V29.4z" fill={fill} stroke={fill} strokeWidth="5.6" />
      <path d="M0 0V19.6" stroke={palette.ink} strokeWidth="3" />
      <circle cy="21.84" r="3.92" fill={palette.ink} />
      <text y="57.68" fontSize="28" fontWeight="700" textAnchor="middle" fill={palette.ink}>
        {children}
      </text>
    </g>
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

/**
 * Drawing of each product and its outline, the distances between pieces and between rows, and the length of the first row by number of pieces.
 * Six pieces fit between a pan's strings and below the beam. Lamps stand in rows behind each other; their shop orders none.
 */
const goods = {
  tote: {
    good: <Shapes file={parseSvg(tote)} transform="scale(.46)" />,
    outline: 'M-11-32C-11-62 11-62 11-32H7C7-54-7-54-7-32zM-17-33Q0-29 17-33L20 0H-20z',
    wide: 46,
    high: 34,
    rows: [0, 1, 2, 2, 3, 3, 3],
  },
  lamp: { good: <Shapes file={parseSvg(lamp)} transform="scale(.38)" />, outline: '', wide: 41, high: 30, rows: [0, 1, 2, 3, 3, 3, 3] },
  sweets: {
    good: <Shapes file={parseSvg(sweets)} transform="scale(.37)" />,
    outline: 'M-24-6-19-35H19L24-6M-24-6H24L22 0H-22z',
    wide: 48,
    high: 36,
    rows: [0, 1, 2, 2, 3, 3, 3],
  },
} as const;

/** Defines a product's symbols, filled and in outline, which piles reference. */
function Goods({ good: name }: { good: Pickable }) {
  const { good, outline } = goods[name];
  return (
    <defs>
      <g id="good">{good}</g>
      <path id="outline" d={outline} fill="currentColor" fillOpacity=".16" stroke="currentColor" strokeWidth="2" strokeDasharray="3 4.5" />
    </defs>
  );
}

/** Draws filled pieces (`solid`, 0 to 6), and above them outlines of ordered pieces (`missing`). */
function Pile({ good, solid, missing = 0 }: { good: Pickable; solid: number; missing?: number }) {
  const { wide, high, rows: firstRows } = goods[good];
  const total = Math.min(6, solid + missing);
  const places: { x: number; y: number }[] = [];
  // Each row has room for one piece fewer than the row below, and is filled from the left.
  for (let row = 0, room: number = firstRows[total] as number; places.length < total; row++, room = Math.max(1, room - 1))
    for (let index = 0; index < room && places.length < total; index++)
      places.push({ x: (index - (room - 1) / 2) * wide, y: -2 - row * high });
  // Upper rows are behind lower rows.
  return places
    .map((place, index) =>
      index < solid ? (
        <use href="#good" {...place} key={`${place.x} ${place.y}`} />
      ) : (
        <use href="#outline" color={palette.marigoldTint} {...place} key={`${place.x} ${place.y}`} />
      ),
    )
    .reverse();
}
