/**
 * The instruments: what visitors can move. One schema each, in the folder of this name; content/instruments/NAME.yaml is checked against the
 * schema of its name. Goods, names, numbers and start values are the owner's, within the bounds that the schemas check.
 */
export { cone } from './instruments/cone.ts';
export { frame } from './instruments/frame.ts';
export { gates } from './instruments/gates.ts';
export { record } from './instruments/record.ts';
export { reorderLine } from './instruments/reorder-line.ts';
export { scale } from './instruments/scale.ts';
export { shelf } from './instruments/shelf.ts';
export { window } from './instruments/window.ts';
