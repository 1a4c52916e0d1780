import type { ComponentType } from 'react';
import type { GoodName } from '../../../../content/schema/instruments/goods.ts';
import { Cone } from './cone/Cone.tsx';
import { words as cone } from './cone/content.ts';
import { words as gates } from './gates/content.ts';
import { Gates } from './gates/Gates.tsx';
import { words as record } from './record/content.ts';
import { OrderDesk } from './record/OrderDesk.tsx';
import { words as reorderLine } from './reorder-line/content.ts';
import { ReorderLine } from './reorder-line/ReorderLine.tsx';
import { words as shelf } from './shelf/content.ts';
import { Shelf } from './shelf/Shelf.tsx';
import { words as shopWindow } from './window/content.ts';
import { ShopWindow } from './window/ShopWindow.tsx';

export interface PageInstrument {
  component: ComponentType;
  words: () => { title: string; alt: string; invitation: string };
  /** Goods that it names and the page draws, beside the island (GoodSymbols.tsx). */
  goods?: () => readonly GoodName[];
}

/** The instruments of service pages, by name: what the page renders. The build's own list, without components, is instruments.ts. */
export const pageInstruments = {
  'reorder-line': { component: ReorderLine, words: reorderLine },
  shelf: { component: Shelf, words: shelf, goods: () => shelf().goods.map(({ drawing }) => drawing) },
  record: { component: OrderDesk, words: record },
  window: { component: ShopWindow, words: shopWindow, goods: () => shopWindow().goods.map(({ drawing }) => drawing) },
  cone: { component: Cone, words: cone },
  gates: { component: Gates, words: gates },
} as const satisfies Readonly<Record<string, PageInstrument>>;

/** Which instrument stands on which service's page, by the page's slug. */
export const instrumentOf: Readonly<Record<string, keyof typeof pageInstruments>> = {
  'inventory-management': 'reorder-line',
  'ai-recommendations': 'shelf',
  'customer-service': 'record',
  personalization: 'window',
  analytics: 'cone',
  'dynamic-pricing': 'gates',
};
