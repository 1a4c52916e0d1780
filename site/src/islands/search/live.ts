import { hydrate } from '../../hydrate/hydrate.tsx';
import { SearchWidget } from './SearchWidget.tsx';

/** The frame has the dialog's styles, which no page includes. */
export default hydrate(SearchWidget, (root) => ({ isDrawn: root.querySelector('dialog') !== null }));
