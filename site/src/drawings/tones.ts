import type { z } from 'zod';
import type { Drawing, Panorama, PortraitName, teamPortrait, Vignette } from '../../../content/schema/drawings.ts';

/** Background colour of a drawing, set by its container. */
export type Tone = 'green' | 'mist' | 'sand' | 'marigold' | 'marigold-tint' | 'madder-tint' | 'sky-tint';

/** Left and top edge and width of a part of a drawing, in its units. */
type Crop = readonly [left: number, top: number, width: number];

interface PictureCrops {
  tone: Tone;
  /** Part of the 4:3 drawing that cards show, 400:232. */
  card: Crop;
  /** Square part of the card that lists show on phones. */
  detail: Crop;
}

const card: Crop = [0, 0, 400];

/** Pictures, each with its background and crops. Sibling pages have different backgrounds. */
export const pictures: Record<Drawing, PictureCrops> = {
  'ranked-shelf': { tone: 'mist', card, detail: [129, 8, 142] },
  'reorder-line': { tone: 'marigold-tint', card, detail: [208, 24, 142] },
  conversation: { tone: 'sky-tint', card: [0, 12, 640], detail: [324, 172, 130] },
  'price-step': { tone: 'madder-tint', card, detail: [246, 23, 142] },
  'tile-grid': { tone: 'sand', card: [0, 12, 640], detail: [227, 89, 222] },
  'forecast-cone': { tone: 'green', card, detail: [196, 20, 150] },

  handbag: { tone: 'green', card: [0, 36, 380], detail: [193, 59, 187] },
  phone: { tone: 'marigold-tint', card, detail: [110, 62, 94] },
  jar: { tone: 'madder-tint', card, detail: [200, 27, 173] },
  shoe: { tone: 'sky-tint', card, detail: [137, 10, 126] },
  lamp: { tone: 'sand', card, detail: [122, 90, 142] },
  apple: { tone: 'mist', card, detail: [243, 16, 142] },

  'clothes-rail': { tone: 'madder-tint', card, detail: [130, 20, 142] },
  'electronics-counter': { tone: 'sky-tint', card, detail: [190, 80, 142] },
  'living-room': { tone: 'mist', card, detail: [222, 14, 178] },
  'market-crates': { tone: 'marigold-tint', card, detail: [22, 72, 150] },
  'sports-rack': { tone: 'sand', card, detail: [226, 8, 172] },
  'vanity-table': { tone: 'green', card, detail: [200, 8, 152] },

  scale: { tone: 'green', card, detail: [8, 20, 170] },
};

/** Wide pictures, of which phones show the middle. */
export const panoramas: Record<Panorama, Tone> = {
  'about-scale': 'marigold-tint',
  'resources-shelf': 'madder-tint',
};

export const vignettes: Record<Vignette, Tone> = {
  'drawer-cabinet': 'mist',
  'locked-drawer': 'sky-tint',
  'large-print': 'mist',
  'signed-slip': 'sand',
  'shop-door': 'marigold',
  'pinned-shelf': 'mist',
  'price-stops': 'madder-tint',
  'stock-and-phone': 'sky-tint',
  'six-returns': 'sand',
  'checked-forecast': 'green',
  'shop-block': 'marigold-tint',
  'joined-systems': 'sky-tint',
};

/** The team. */
export const team: Record<z.infer<typeof teamPortrait>, Tone> = {
  founder: 'marigold-tint',
  operations: 'sky-tint',
  scientist: 'madder-tint',
  'customer-lead': 'mist',
};

/** Quoted clients. */
export const clients: Record<PortraitName, Tone> = {
  'client-adviser': 'marigold-tint',
  trader: 'marigold',
  'beauty-director': 'madder-tint',
  'sports-buyer': 'sky-tint',
  dispatcher: 'sand',
  'store-manager': 'mist',
};

/** Shop sizes and trades. */
export const sizes = {
  'one-counter': 'marigold-tint',
  'storeroom-branches': 'sky-tint',
  'row-of-trades': 'mist',
  'two-boards': 'mist',
} satisfies Record<string, Tone>;
export type SizeDrawing = keyof typeof sizes;

/** States of a message, and the missing page. */
export const states = {
  ask: 'sand',
  received: 'mist',
  delivered: 'green',
  kept: 'sand',
  delayed: 'marigold-tint',
  unknown: 'madder-tint',
  'too-many': 'sand',
} satisfies Record<string, Tone>;
export type State = keyof typeof states;
