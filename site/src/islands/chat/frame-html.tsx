import { renderToString } from 'react-dom/server';
import { emptyConversation } from './chat-state.ts';
import { makePanel } from './make-panel.ts';
import { Panel } from './Panel.tsx';

const doNothing = () => {};

/** Renders the opened, empty panel exactly as React's first render, so that it can be hydrated (site/vite-plugins.ts). */
export const frameHtml = (): string =>
  renderToString(<Panel {...makePanel()} state={emptyConversation} isByHand isDrawn close={doNothing} leave={doNothing} />);
