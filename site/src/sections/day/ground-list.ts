import type { JSX } from 'react';
import type { GoodName } from '../../../../content/schema/goods.ts';
import type { Ground, Hour } from '../../../../content/schema/industry.ts';
import { HangingGood } from '../../illustrations/days/HangingGood.tsx';
import coldShelf from './ColdShelf.module.css';
import dial from './Dial.module.css';
import floorPlan from './FloorPlan.module.css';
import palette from './Palette.module.css';
import rail from './Rail.module.css';
import { StockDial } from './StockDial.tsx';
import track from './Track.module.css';

interface GroundParts {
  className?: string;
  /** How a good stands on it, where it does not simply stand. */
  Sign?: (props: { name: GoodName }) => JSX.Element;
  /** What all the hours are set around. */
  Middle?: (props: { hours: readonly Hour[] }) => JSX.Element;
}

/** Every ground that content may name: the same hours, arranged and drawn as the trade sees its day. */
export const groundList: Record<Ground, GroundParts> = {
  'cold-shelf': { className: coldShelf.ground },
  rail: { className: rail.ground, Sign: HangingGood },
  dial: { className: dial.ground, Middle: StockDial },
  palette: { className: palette.ground },
  'floor-plan': { className: floorPlan.ground },
  track: { className: track.ground },
};
