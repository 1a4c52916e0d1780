/**
 * Schemas of the instruments, the interactive models on service pages. content/instruments/NAME.yaml is checked against the
 * export of the same name. The owner may change goods, names, numbers and start values within the schemas' bounds.
 */
export { cone } from './instruments/cone.ts';
export { frame } from './instruments/frame.ts';
export { gates } from './instruments/gates.ts';
export { record } from './instruments/record.ts';
export { reorderLine } from './instruments/reorder-line.ts';
export { scale } from './instruments/scale.ts';
export { shelf } from './instruments/shelf.ts';
export { window } from './instruments/window.ts';
