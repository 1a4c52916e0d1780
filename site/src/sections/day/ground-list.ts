import type { JSX } from 'react';
import type { GoodName } from '../../../../content/schema/goods.ts';
import type { Ground, Hour } from '../../../../content/schema/industry.ts';
import { DialFace } from '../../illustrations/days/DialFace.tsx';
import { HangingGood } from '../../illustrations/days/HangingGood.tsx';
import type { Look } from '../look.ts';
import display from '../proof/display.module.css';
import lanes from '../proof/lanes.module.css';
import receipt from '../proof/receipt.module.css';
import rooms from '../proof/rooms.module.css';
import shades from '../proof/shades.module.css';
import swingTags from '../proof/swing-tags.module.css';
import coldShelf from './ColdShelf.module.css';
import dial from './Dial.module.css';
import floorPlan from './FloorPlan.module.css';
import palette from './Palette.module.css';
import rail from './Rail.module.css';
import track from './Track.module.css';

interface GroundParts {
  className?: string;
  /** How a good stands on it, where it does not simply stand. */
  Sign?: (props: { name: GoodName }) => JSX.Element;
  /** What all the hours are set around. */
  Middle?: (props: { hours: readonly Hour[] }) => JSX.Element;
  /** What its proof stands on, further down: the same trade's things. */
  proof: Look;
}

/** Every ground that content may name: the same hours, arranged and drawn as the trade sees its day, and the same proof. */
export const groundList: Record<Ground, GroundParts> = {
  'cold-shelf': { className: coldShelf.ground, proof: receipt },
  rail: { className: rail.ground, Sign: HangingGood, proof: swingTags },
  dial: { className: dial.ground, Middle: DialFace, proof: display },
  palette: { className: palette.ground, proof: shades },
  'floor-plan': { className: floorPlan.ground, proof: rooms },
  track: { className: track.ground, proof: lanes },
};
