/** The colour field that a picture is drawn for; its container paints it. */
export type Tone = 'green' | 'mist' | 'sand' | 'marigold' | 'marigold-tint' | 'madder-tint' | 'sky-tint';

/** A square of a card, as a phone's list shows it: its upper left corner and its side, in the card's units. */
export type Detail = readonly [left: number, top: number, side: number];

export interface PictureProps {
  /** What the picture shows, for those who can't see it. Empty: a decoration, left out of the page's reading. */
  alt: string;
  /** card: 400 × 232, few things. hero: 640 × 480, its own composition, with lettering that phones can show at half size. */
  crop: 'card' | 'hero';
  /** Where the card is shown as a square (components/Picture.tsx): what of it. */
  detail?: Detail | undefined;
}

export interface PanoramaProps {
  alt: string;
  /** wide: 1240 × 360, lettering that tablets can show at 0.58 of its size. phone: 360 × 250, its own composition. */
  crop: 'wide' | 'phone';
}
