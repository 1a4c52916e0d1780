import { words as reorderLine } from './reorder-line/content.ts';
import { ReorderLine } from './reorder-line/ReorderLine.tsx';

/** The instruments of service pages, by name: what the page renders. The build's own list, without components, is instruments.ts. */
export const pageInstruments = {
  'reorder-line': { component: ReorderLine, words: reorderLine },
} as const;

/** Which instrument stands on which service's page, by the page's slug. */
export const instrumentOf: Readonly<Record<string, keyof typeof pageInstruments>> = {
  'inventory-management': 'reorder-line',
};
