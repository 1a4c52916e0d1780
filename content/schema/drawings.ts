import { z } from 'zod';
import { names, oneOf } from './list.ts';
import { photo } from './photo.ts';
import { altText } from './words.ts';

/** Names of pictures. Each is a file in site/src/drawings, or computed in site/src/stills. */
const drawings = [
  // Instruments: a decision being weighed.
  ...names('scale ranked-shelf reorder-line conversation price-step tile-grid forecast-cone'),
  // Goods: what the shops sell.
  ...names('handbag phone jar shoe lamp apple'),
  // Trades: what each one decides.
  ...names('clothes-rail electronics-counter living-room market-crates sports-rack vanity-table'),
];
export type Drawing = (typeof drawings)[number];

/** Wide pictures for overview pages. */
const panoramas = names('about-scale resources-shelf');
export type Panorama = (typeof panoramas)[number];

/** Small pictures. */
const vignettes = [
  ...names('drawer-cabinet locked-drawer signed-slip large-print shop-door pinned-shelf price-stops stock-and-phone six-returns'),
  ...names('checked-forecast shop-block joined-systems'),
];
export type Vignette = (typeof vignettes)[number];

/** Portraits of quoted clients. */
const portraits = names('client-adviser trader beauty-director sports-buyer dispatcher store-manager');
export type PortraitName = (typeof portraits)[number];

/** Icons of the feature cards. */
export const icon = oneOf([
  ...names('trend compare limits stock trial reason rank basket eye clock bell truck speech hand-over globe shield plug layers person'),
  ...names('people search map-pin calendar repeat warehouse tag chart cone check puzzle lock cloud camera text season size'),
]);
export type Icon = z.infer<typeof icon>;

/** Label and hint of a drawing that a photograph can replace. */
const behindPhoto = {
  title: 'Drawing, for places without the photograph',
  description: 'Seen where the photograph is not: when somebody shares the page, and without a photograph.',
};

/** An illustration and its alt text. */
export const picture = z.strictObject({
  drawing: oneOf(drawings).meta(behindPhoto),
  alt: altText.meta({ title: 'What the drawing shows' }),
  /** Replaces the drawing on pages. */
  photo: photo.meta({ ratio: '4:3' }).optional(),
});

/** A panorama and its alt text. */
export const panorama = z.strictObject({
  drawing: oneOf(panoramas).meta(behindPhoto),
  alt: altText.meta({ title: 'What the drawing shows' }),
  /** Replaces the drawing on the page. Wide, with the subject in the middle. */
  photo: photo.meta({ ratio: '31:9' }).optional(),
});

/** A vignette and its alt text. */
export const vignette = z.strictObject({
  drawing: oneOf(vignettes),
  alt: altText,
});

/** A milestone's scene and its alt text. */
export const scene = z.strictObject({
  scene: oneOf(names('counter shelf harbour street')),
  alt: altText,
});

/** A drawn portrait and its alt text. */
export const portrait = z.strictObject({
  drawing: oneOf(portraits),
  alt: altText,
});
