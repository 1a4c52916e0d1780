import type { JSX } from 'react';
import type { ShelfStage } from '../../../content/schema/drawings.ts';
import type { Tone } from './picture-props.ts';
import { DecisionTag } from './shelf-stages/DecisionTag.tsx';
import { Lens } from './shelf-stages/Lens.tsx';
import { Plug } from './shelf-stages/Plug.tsx';

/** Middles of the three goods. */
const [tote, phone, jar] = [48, 124, 200];

/** What is drawn on the shelf at each stage, and the field that it stands on. */
export const shelfStageList = {
  connected: { tone: 'sand', drawn: <Plug /> },
  read: { tone: 'mist', drawn: <Lens /> },
  proposed: {
    tone: 'sky-tint',
    drawn: (
      <>
        <DecisionTag x={tote} is="proposed" />
        <DecisionTag x={phone} is="proposed" />
        <DecisionTag x={jar} is="proposed" />
      </>
    ),
  },
  'one-live': {
    tone: 'marigold-tint',
    drawn: (
      <>
        <DecisionTag x={tote} is="newest" />
        <DecisionTag x={phone} is="proposed" />
        <DecisionTag x={jar} is="proposed" />
      </>
    ),
  },
  'all-live': {
    tone: 'marigold',
    drawn: (
      <>
        <DecisionTag x={tote} is="live" />
        <DecisionTag x={phone} is="live" />
        <DecisionTag x={jar} is="live" />
      </>
    ),
  },
} satisfies Record<ShelfStage, { tone: Tone; drawn: JSX.Element }>;
