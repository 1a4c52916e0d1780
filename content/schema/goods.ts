import { z } from 'zod';

/** Goods that a trade's day can be told with. A name here without a drawing in site/src/illustrations/good-list.tsx does not compile. */
const goods = [
  'apple',
  'ball',
  'bottle',
  'bread',
  'brush',
  'carton',
  'coat',
  'crate',
  'dress',
  'dumbbell',
  'headphones',
  'jar',
  'lamp',
  'laptop',
  'lipstick',
  'mat',
  'mirror',
  'orange',
  'parcel',
  'perfume',
  'phone',
  'shirt',
  'ship',
  'shoe',
  'sofa',
  'stairs',
  'table',
  'tablet',
  'tote',
  'van',
  'weight',
] as const;
export type GoodName = (typeof goods)[number];

export const good = z.enum(goods, { error: `must be one of: ${goods.join(', ')}` });
