import { hydrate } from '../../hydrate/hydrate.tsx';
import { wear } from '../../hydrate/wear.ts';
import { ChatWidget } from './ChatWidget.tsx';
import styles from './panel.css?inline';

const takeOver = hydrate(ChatWidget);

/** The panel's styles come with its script, and are there before the panel is: no page carries them, and no request is waited for. */
export default (root: HTMLElement): void => {
  wear(styles);
  takeOver(root);
};
