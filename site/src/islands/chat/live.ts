import { hydrate } from '../../hydrate/hydrate.tsx';
import { ChatWidget } from './ChatWidget.tsx';

/** Needs no styles: frame.ts adds them, because no page includes them. */
export default hydrate(ChatWidget, (root) => ({ isDrawn: root.querySelector('.chat') !== null }));
