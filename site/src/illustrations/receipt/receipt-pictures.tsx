import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import type { Tone } from '../picture-props.ts';
import { Letter } from './Letter.tsx';
import { LetterScale } from './LetterScale.tsx';

const letter = <Letter x={0} y={0} />;
const missing = <Letter x={0} y={0} isMissing />;

/** A pile of tickets, for too many requests. */
const pile = (
  <g stroke={palette.ink} strokeWidth="4" fill={palette.white}>
    <path d="M-46-18H42V0H-46z" />
    <path d="M-38-36H50V-18H-38z" fill={palette.marigoldTint} />
    <path d="M-48-54H38V-36H-48z" />
    <path d="M-30-72H44V-54H-30z" fill={palette.madderTint} />
  </g>
);

const hourglass = (
  <g stroke={palette.ink} strokeWidth="4">
    <path d="M-22-68H22Q22-46 4-36 22-26 22-4H-22Q-22-26-4-36-22-46-22-68z" fill={palette.white} />
    <path d="M-13-54H13Q9-46 0-40-9-46-13-54zM-17-5Q-14-17 0-22 14-17 17-5z" fill={palette.marigold} stroke="none" />
    <path d="M-28-70H28M-28-2H28" strokeWidth="7" />
  </g>
);

const glass = (
  <g fill="none" stroke={palette.ink}>
    <circle cx="-8" cy="-46" r="24" fill={palette.white} strokeWidth="6" />
    <path d="M10-28 32-4" strokeWidth="9" />
  </g>
);

const stampedReceipt = (
  <g stroke={palette.ink} strokeWidth="4">
    <path d="M-30-64H30V0H-30z" fill={palette.white} />
    <path d="M-16-48H16M-16-34H16M-16-20H4" stroke={palette.inkSoft} />
  </g>
);

const tick = (
  <g transform="translate(34 -56)">
    <circle r="18" fill={palette.marigold} stroke={palette.green} strokeWidth="4" />
    <path d="M-8 0-2 6 8-6" fill="none" stroke={palette.ink} strokeWidth="5" />
  </g>
);

/** Pictures by state of a message; the balance shows the state. */
export const receiptPictures: Record<string, { tone: Tone; picture: ReactNode }> = {
  ask: { tone: 'sand', picture: <LetterScale tip={0} field={palette.sand} counter="#e3d6bb" left={missing} right={glass} /> },
  // The pans are level: the letter is stored, and its email is queued.
  received: { tone: 'mist', picture: <LetterScale tip={0} field={palette.mist} counter="#cddccf" left={letter} right={stampedReceipt} /> },
  delivered: {
    tone: 'green',
    picture: (
      <LetterScale
        tip={20}
        line={palette.paper}
        field={palette.green}
        counter={palette.greenDeep}
        left={
          <>
            {letter}
            {tick}
          </>
        }
      />
    ),
  },
  // The letter is stored, but not mailed.
  kept: { tone: 'sand', picture: <LetterScale tip={8} field={palette.sand} counter="#e3d6bb" left={letter} right={missing} /> },
  // The hourglass is heavier: mailing takes longer.
  delayed: {
    tone: 'marigold-tint',
    picture: <LetterScale tip={-14} field={palette.marigoldTint} counter="#fadc97" left={letter} right={hourglass} />,
  },
  unknown: {
    tone: 'madder-tint',
    picture: (
      <LetterScale
        tip={-10}
        field={palette.madderTint}
        counter="#f1c5b6"
        left={missing}
        right={<Letter x={0} y={0} seal={palette.madder} />}
      />
    ),
  },
  'too-many': { tone: 'sand', picture: <LetterScale tip={-18} field={palette.sand} counter="#e3d6bb" left={letter} right={pile} /> },
};
