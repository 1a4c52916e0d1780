import { cone } from './instruments/cone.ts';
import { curtain } from './instruments/curtain.ts';
import { gates } from './instruments/gates.ts';
import { frame } from './instruments/parts.ts';
import { record } from './instruments/record.ts';
import { reorderLine } from './instruments/reorder-line.ts';
import { sale } from './instruments/sale.ts';
import { scale } from './instruments/scale.ts';
import { shelf } from './instruments/shelf.ts';
import { window } from './instruments/window.ts';

/**
 * Files of the instruments, the interactive models on the home page and on service pages. The owner may change goods, names, numbers and
 * start values within the schemas' bounds.
 */
export const instrumentFiles = [
  { file: 'instruments/frame.yaml', schema: frame },
  { file: 'instruments/reorder-line.yaml', schema: reorderLine },
  { file: 'instruments/shelf.yaml', schema: shelf },
  { file: 'instruments/record.yaml', schema: record },
  { file: 'instruments/window.yaml', schema: window },
  { file: 'instruments/cone.yaml', schema: cone },
  { file: 'instruments/scale.yaml', schema: scale },
  { file: 'instruments/gates.yaml', schema: gates },
  { file: 'instruments/sale.yaml', schema: sale },
  { file: 'instruments/curtain.yaml', schema: curtain },
] as const;

/** Instruments that a service's page can have, by their folder in site/src/instruments. */
export const serviceInstruments = ['cone', 'gates', 'record', 'reorder-line', 'shelf', 'window'] as const;
