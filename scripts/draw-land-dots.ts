import { writeFileSync } from 'node:fs';
import { landPath } from './land-dots/land-path.ts';

/** Writes the map's land anew: node scripts/draw-land-dots.ts. Needed only when its grid or its projection changes. */
const text = `/**
 * The land of the earth as dots, drawn by scripts/draw-land-dots.ts from Natural Earth (1:50 million, public domain) by way of world-atlas.
 * Each line is a row of dots 9 units apart; projection.ts says where on earth they are. tests/unit/world-map.test.ts draws it again and compares.
 */
export const landDots =
  '${landPath()}';
`;
writeFileSync('site/src/illustrations/map/land-dots.ts', text);
