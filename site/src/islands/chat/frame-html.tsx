import { renderToString } from 'react-dom/server';
import { emptyConversation } from './chat-state.ts';
import { makePanel } from './make-panel.ts';
import { Panel } from './Panel.tsx';

const nowhere = () => {};

/** The panel as it opens, with nothing said yet: what React draws first, so that it can take over (hydrate/render-at-build.ts). */
export const frameHtml = (): string =>
  renderToString(<Panel {...makePanel()} state={emptyConversation} isByHand isDrawn close={nowhere} leave={nowhere} />);
