import type { JSX } from 'react';
import type { Tone } from './picture-props.ts';
import { OneCounter } from './sizes/OneCounter.tsx';
import { RowOfTrades } from './sizes/RowOfTrades.tsx';
import { StoreroomBranches } from './sizes/StoreroomBranches.tsx';

/** Drawings of shop sizes and trades, 480 × 200, each with the background it is drawn for. */
export const sizeList = {
  'one-counter': { Picture: OneCounter, tone: 'marigold-tint' },
  'storeroom-branches': { Picture: StoreroomBranches, tone: 'sky-tint' },
  'row-of-trades': { Picture: RowOfTrades, tone: 'mist' },
} satisfies Record<string, { Picture: () => JSX.Element; tone: Tone }>;
export type SizeDrawing = keyof typeof sizeList;
