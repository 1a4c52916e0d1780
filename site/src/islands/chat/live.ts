import { hydrate } from '../../hydrate/hydrate.tsx';
import { ChatWidget } from './ChatWidget.tsx';

/** The frame has the panel's styles, which no page includes. */
export default hydrate(ChatWidget, (root) => ({ isDrawn: root.querySelector('.chat') !== null }));
