import { z } from 'zod';
import { photo } from './photo.ts';
import { altText } from './words.ts';

/** What the illustrations can show. A name here without a drawing in site/src/illustrations does not compile. */
const drawings = [
  // Instruments: a decision being weighed.
  'scale',
  'ranked-shelf',
  'reorder-line',
  'conversation',
  'price-step',
  'tile-grid',
  'forecast-cone',
  // Goods: what the shops sell.
  'tote',
  'phone',
  'jar',
  'shoe',
  'lamp',
  'apple',
  // Trades: what each one decides.
  'clothes-rail',
  'electronics-counter',
  'living-room',
  'market-crates',
  'sports-rack',
  'vanity-table',
] as const;
export type Drawing = (typeof drawings)[number];

/** Wide pictures of the overview pages. */
const panoramas = ['about-scale', 'case-shelf', 'resources-shelf'] as const;
export type Panorama = (typeof panoramas)[number];

/** Small pictures of pages with little to show, one composition for all widths. */
const vignettes = [
  'drawer-cabinet',
  'locked-drawer',
  'signed-slip',
  'large-print',
  'shop-door',
  'pinned-shelf',
  'price-stops',
  'stock-and-phone',
  'six-returns',
  'checked-forecast',
  'shop-block',
  'joined-systems',
] as const;
export type Vignette = (typeof vignettes)[number];

/** What stands by the road at a milestone. */
const scenes = ['counter', 'shelf', 'harbour', 'street'] as const;
export type Scene = (typeof scenes)[number];

/** People whom clients are quoted by. */
const portraits = ['client-adviser', 'trader', 'beauty-director', 'sports-buyer', 'dispatcher', 'store-manager'] as const;
export type PortraitName = (typeof portraits)[number];

/** Signs of the feature cards. */
const icons = [
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
  /** Shown on pages instead of the drawing. */
  photo: photo.optional(),
});

/** A panorama and what it shows. */
export const panorama = z.strictObject({
  drawing: z.enum(panoramas, { error: `must be one of: ${panoramas.join(', ')}` }),
  alt: altText,
  /** Shown on the page instead of the drawing: wide, with what matters in its middle. */
  photo: photo.optional(),
});

/** A small picture and what it shows. */
export const vignette = z.strictObject({
  drawing: z.enum(vignettes, { error: `must be one of: ${vignettes.join(', ')}` }),
  alt: altText,
});

/** A milestone's scene and what it shows. */
export const scene = z.strictObject({
  scene: z.enum(scenes, { error: `must be one of: ${scenes.join(', ')}` }),
  alt: altText,
});

/** A drawn portrait and whom it shows. */
export const portrait = z.strictObject({
  drawing: z.enum(portraits, { error: `must be one of: ${portraits.join(', ')}` }),
  alt: altText,
});

export const icon = z.enum(icons, { error: `must be one of: ${icons.join(', ')}` });
