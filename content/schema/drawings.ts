import { z } from 'zod';
import { photo } from './photo.ts';
import { altText } from './words.ts';

/** Names of pictures. Each is a file in site/src/drawings, or computed in site/src/stills. */
const drawings = [
  // Instruments: a decision being weighed.
  ...['scale', 'ranked-shelf', 'reorder-line', 'conversation', 'price-step', 'tile-grid', 'forecast-cone'],
  // Goods: what the shops sell.
  ...['handbag', 'phone', 'jar', 'shoe', 'lamp', 'apple'],
  // Trades: what each one decides.
  ...['clothes-rail', 'electronics-counter', 'living-room', 'market-crates', 'sports-rack', 'vanity-table'],
] as const;
export type Drawing = (typeof drawings)[number];

/** Wide pictures for overview pages. */
const panoramas = ['about-scale', 'resources-shelf'] as const;
export type Panorama = (typeof panoramas)[number];

/** Small pictures. */
const vignettes = [
  ...['drawer-cabinet', 'locked-drawer', 'signed-slip', 'large-print', 'shop-door', 'pinned-shelf', 'price-stops', 'stock-and-phone'],
  ...['six-returns', 'checked-forecast', 'shop-block', 'joined-systems'],
] as const;
export type Vignette = (typeof vignettes)[number];

/** Scenes of the milestones. */
const scenes = ['counter', 'shelf', 'harbour', 'street'] as const;

/** Portraits of quoted clients. */
const portraits = ['client-adviser', 'trader', 'beauty-director', 'sports-buyer', 'dispatcher', 'store-manager'] as const;
export type PortraitName = (typeof portraits)[number];

/** Portraits of the team. */
export const teamPortrait = z.enum(['founder', 'operations', 'scientist', 'customer-lead']);

/** Icons of the feature cards. */
const icons = [
  ...['trend', 'compare', 'limits', 'stock', 'trial', 'reason', 'rank', 'basket', 'eye', 'clock', 'bell', 'truck', 'speech', 'hand-over'],
  ...['globe', 'shield', 'plug', 'layers', 'person', 'people', 'search', 'map-pin', 'calendar', 'repeat', 'warehouse', 'tag', 'chart'],
  ...['cone', 'check', 'puzzle', 'lock', 'cloud', 'camera', 'text', 'season', 'size'],
] as const;
export type Icon = (typeof icons)[number];

/** Label and hint of a drawing that a photograph can replace. */
const behindPhoto = {
  title: 'Drawing, for places without the photograph',
  description: 'Seen where the photograph is not: when somebody shares the page, and without a photograph.',
};

/** Builds the schema of a drawing and its alt text. @param ratio shape of the photograph that replaces the drawing on pages */
const replaceable = <const Names extends readonly [string, ...string[]]>(names: Names, ratio: string) =>
  z.strictObject({
    drawing: z.enum(names).meta(behindPhoto),
    alt: altText.meta({ title: 'What the drawing shows' }),
    photo: photo.meta({ ratio }).optional(),
  });

/** An illustration and its alt text. */
export const picture = replaceable(drawings, '4:3');

/** A panorama and its alt text. A photograph is wide, with the subject in the middle. */
export const panorama = replaceable(panoramas, '31:9');

/** A vignette and its alt text. */
export const vignette = z.strictObject({ drawing: z.enum(vignettes), alt: altText });

/** A milestone's scene and its alt text. */
export const scene = z.strictObject({ scene: z.enum(scenes), alt: altText });

/** A drawn portrait and its alt text. */
export const portrait = z.strictObject({ drawing: z.enum(portraits), alt: altText });

export const icon = z.enum(icons);
