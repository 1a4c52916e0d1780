import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import lamp from '../../drawings/goods/lamp.svg?raw';
import sweets from '../../drawings/goods/sweets.svg?raw';
import tote from '../../drawings/goods/tote.svg?raw';
import { palette } from '../../drawings/palette.ts';
import { parseSvg, Shapes } from '../../drawings/parts/Shapes.tsx';

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
export function Goods({ good: name }: { good: Pickable }) {
  const { good, outline } = goods[name];
  return (
    <defs>
      <g id="good">{good}</g>
      <path id="outline" d={outline} fill="currentColor" fillOpacity=".16" stroke="currentColor" strokeWidth="2" strokeDasharray="3 4.5" />
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
        <use
          href="#outline"
          color={index < total - refused ? palette.marigoldTint : refusedColor}
          {...place}
          key={`${place.x} ${place.y}`}
        />
      ),
    )
    .reverse();
}

/** A lighter brick red, which is legible on green. */
const refusedColor = '#ee8c72';
