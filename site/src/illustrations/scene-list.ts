import type { JSX } from 'react';
import type { Scene } from '../../../content/schema/drawings.ts';
import { CounterScene } from './journey/CounterScene.tsx';
import { HarbourScene } from './journey/HarbourScene.tsx';
import { ShelfScene } from './journey/ShelfScene.tsx';
import { StreetScene } from './journey/StreetScene.tsx';

/** Scenes by name, standing on 0, 0, up to 330 wide and 280 high. */
export const sceneList = {
  counter: CounterScene,
  shelf: ShelfScene,
  harbour: HarbourScene,
  street: StreetScene,
} satisfies Record<Scene, () => JSX.Element>;
