/** Background colour of a picture, set by its container. */
export type Tone = 'green' | 'mist' | 'sand' | 'marigold' | 'marigold-tint' | 'madder-tint' | 'sky-tint';

/** Square detail of a card for lists on phones: upper left corner and side, in the card's units. */
export type Detail = readonly [left: number, top: number, side: number];

export interface PictureProps {
  /** Alt text; empty for decoration. */
  alt: string;
  /** card: 400 × 232, few details. hero: 640 × 480, a separate composition, with text legible at half size on phones. */
  crop: 'card' | 'hero';
  /** Detail of the card shown as a square (components/Picture.tsx). */
  detail?: Detail | undefined;
}

export interface PanoramaProps {
  alt: string;
  /** wide: 1240 × 360, with text legible at 0.58 of its size on tablets. phone: 360 × 250, a separate composition. */
  crop: 'wide' | 'phone';
}
