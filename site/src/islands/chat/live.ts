import { hydrate } from '../../hydrate/hydrate.tsx';
import { ChatWidget } from './ChatWidget.tsx';

/** The panel's styles come with its frame: no page carries them. */
export default hydrate(ChatWidget, (root) => ({ isDrawn: root.querySelector('.chat') !== null }));
