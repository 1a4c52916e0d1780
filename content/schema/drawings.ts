import { z } from 'zod';
import { altText } from './words.ts';

/** What the illustrations can show. A name here without a drawing in site/src/illustrations does not compile. */
export const drawings = [
  // Instruments: a decision being weighed.
  'scale',
  'ranked-shelf',
  'reorder-line',
  'conversation',
  'price-step',
  'tile-grid',
  'forecast-cone',
  'shopfront',
  'trading-floor',
  'model-layers',
  'platform-sockets',
  'data-pipes',
  // Goods: what the shops sell.
  'tote',
  'phone',
  'jar',
  'shoe',
  'lamp',
  'apple',
] as const;
export type Drawing = (typeof drawings)[number];

/** Signs of the feature cards. */
export const icons = [
  'trend',
  'compare',
  'limits',
  'stock',
  'trial',
  'reason',
  'rank',
  'basket',
  'eye',
  'clock',
  'bell',
  'truck',
  'speech',
  'hand-over',
  'globe',
  'shield',
  'plug',
  'layers',
  'person',
  'people',
  'search',
  'map-pin',
  'calendar',
  'repeat',
  'warehouse',
  'tag',
  'chart',
  'cone',
  'check',
  'puzzle',
  'lock',
  'cloud',
  'camera',
  'text',
  'season',
  'size',
] as const;
export type Icon = (typeof icons)[number];

/** A drawn picture and what it shows. */
export const picture = z.strictObject({
  drawing: z.enum(drawings, { error: `must be one of: ${drawings.join(', ')}` }),
  alt: altText,
});

export const icon = z.enum(icons, { error: `must be one of: ${icons.join(', ')}` });
