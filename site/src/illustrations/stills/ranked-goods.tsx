import type { ComponentType } from 'react';
import type { GoodName } from '../../../../content/schema/instruments/goods.ts';
import { weigh } from '../../instruments/shelf/model.ts';
import { words } from '../../instruments/shelf/words.ts';
import { BrassLamp } from '../goods/BrassLamp.tsx';
import { Headphones } from '../goods/Headphones.tsx';
import { Jar } from '../goods/Jar.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { SteelBottle } from '../goods/SteelBottle.tsx';
import { SweetBox } from '../goods/SweetBox.tsx';
import type { Place } from '../goods/stand.ts';
import { Tote } from '../goods/Tote.tsx';
import { YogaMat } from '../goods/YogaMat.tsx';

/** Drawings of the shelf's goods, with the scale that fills a place. */
const drawings: Partial<Record<GoodName, { Good: ComponentType<Place>; size: number }>> = {
  tote: { Good: Tote, size: 0.98 },
  sweets: { Good: SweetBox, size: 0.9 },
  lamp: { Good: BrassLamp, size: 0.75 },
  shoes: { Good: Shoe, size: 0.86 },
  cream: { Good: Jar, size: 1 },
  headphones: { Good: Headphones, size: 0.9 },
  mat: { Good: YogaMat, size: 0.9 },
  bottle: { Good: SteelBottle, size: 0.75 },
};

/** Returns the recommendation instrument's ranking for the first product of its initial basket, best first, with formatted scores. */
export function rankedGoods() {
  const w = words();
  return weigh(w, w.start.slice(0, 1)).shelf.flatMap(({ item, written }) => {
    const good = drawings[item as GoodName];
    return good ? [{ ...good, score: written }] : [];
  });
}
