import { hydrate } from '../../hydrate/hydrate.tsx';
import { SearchWidget } from './SearchWidget.tsx';

/** Needs no styles: frame.ts adds them, because no page includes them. */
export default hydrate(SearchWidget, (root) => ({ isDrawn: root.querySelector('dialog') !== null }));
