import type { Pickable } from '../../../../../content/schema/instruments/goods.ts';
import { BrassLamp } from '../../../illustrations/goods/BrassLamp.tsx';
import { SweetBox } from '../../../illustrations/goods/SweetBox.tsx';
import { Tote } from '../../../illustrations/goods/Tote.tsx';
import s from './Balance.module.css';

const origin = { x: 0, y: 0 };

/** Drawing of each product, its size in a pile, and the length of the first row by number of pieces. */
const goods = {
  tote: { good: <Tote {...origin} scale={0.47} />, wide: 46, high: 34, rows: [0, 1, 2, 2, 3, 3, 3] },
  lamp: { good: <BrassLamp {...origin} scale={0.46} />, wide: 42, high: 62, rows: [0, 1, 2, 3, 4, 4, 4] },
  sweets: { good: <SweetBox {...origin} scale={0.42} />, wide: 54, high: 40, rows: [0, 1, 2, 2, 3, 3, 3] },
} as const;

/** Defines a product's symbols, filled and in outline, which piles reference. */
export function Goods({ good: name }: { good: Pickable }) {
  const { good } = goods[name];
  return (
    <defs>
      <g id="good">{good}</g>
      <g id="outline" className={s.outline}>
        {good}
      </g>
    </defs>
  );
}

interface PileProps {
  good: Pickable;
  /** Filled pieces, 0 to 6. Above them are outlines of ordered pieces (`missing`) and of pieces refused by a limit. */
  solid: number;
  missing?: number;
  refused?: number;
}

export function Pile({ good, solid, missing = 0, refused = 0 }: PileProps) {
  const { wide, high, rows: firstRows } = goods[good];
  const total = Math.min(6, solid + missing + refused);
  const rows: number[] = [];
  let left = total;
  let row: number = firstRows[total] as number;
  // Each row has one piece fewer than the row below.
  while (left > 0) {
    rows.push(row);
    left -= row;
    row = Math.min(left, Math.max(1, row - 1));
  }
  const places = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * wide, y: -2 - row * high })),
  );
  return places.map((place, index) =>
    index < solid ? (
      <use href="#good" {...place} key={`${place.x} ${place.y}`} />
    ) : (
      // Presentation attributes, for share pictures without styles.
      <use
        href="#outline"
        className={index < total - refused ? s.missing : s.refused}
        opacity=".3"
        {...place}
        key={`${place.x} ${place.y}`}
      />
    ),
  );
}
