import { hydrate } from '../../hydrate/hydrate.tsx';
import { SearchWidget } from './SearchWidget.tsx';

/** The dialog's styles come with its frame: no page carries them. */
export default hydrate(SearchWidget, (root) => ({ isDrawn: root.querySelector('dialog') !== null }));
