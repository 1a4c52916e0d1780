import { hydrate } from '../../hydrate/hydrate.tsx';
import { wear } from '../../hydrate/wear.ts';
import { SearchWidget } from './SearchWidget.tsx';
import styles from './search.css?inline';

const takeOver = hydrate(SearchWidget);

/** The dialog's styles come with its script, so that no page carries them. */
export default (root: HTMLElement): void => {
  wear(styles);
  takeOver(root);
};
