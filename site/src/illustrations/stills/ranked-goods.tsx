import type { ComponentType } from 'react';
import type { DrawnGood } from '../../../../content/schema/instruments/goods.ts';
import { words } from '../../islands/instruments/shelf/content.ts';
import { weigh } from '../../islands/instruments/shelf/weigh.ts';
import { Dumbbell } from '../goods/Dumbbell.tsx';
import { Headphones } from '../goods/Headphones.tsx';
import { Jar } from '../goods/Jar.tsx';
import { Lamp } from '../goods/Lamp.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import type { Place } from '../goods/stand.ts';
import { Tote } from '../goods/Tote.tsx';
import { YogaMat } from '../goods/YogaMat.tsx';

/** Goods that the shelf can hold, with the scale at which each fills its place. */
const drawn: Partial<Record<DrawnGood, { Good: ComponentType<Place>; size: number }>> = {
  tote: { Good: Tote, size: 0.98 },
  shoe: { Good: Shoe, size: 0.86 },
  phone: { Good: Phone, size: 0.96 },
  jar: { Good: Jar, size: 1 },
  lamp: { Good: Lamp, size: 0.8 },
  headphones: { Good: Headphones, size: 0.9 },
  mat: { Good: YogaMat, size: 0.9 },
  dumbbell: { Good: Dumbbell, size: 0.9 },
};

/** The shelf as the recommendations' instrument ranks it before a touch, best first, with the scores as it writes them. */
export function rankedGoods() {
  return weigh(words(), []).shelf.flatMap(({ item, written }) => {
    const good = drawn[item as DrawnGood];
    return good ? [{ ...good, score: written }] : [];
  });
}
