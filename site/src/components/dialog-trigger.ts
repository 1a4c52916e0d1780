import type { KeyboardEvent, MouseEvent } from 'react';

/** What a link opens in its page. */
export interface DialogTrigger {
  isOpen: boolean;
  open: () => void;
}

/** Makes of a link the button of a dialog: a click or the space bar opens it. A link that is opened in a new tab stays a link. */
export const dialogTrigger = ({ isOpen, open }: DialogTrigger) => ({
  role: 'button',
  'aria-haspopup': 'dialog' as const,
  'aria-expanded': isOpen,
  onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  },
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  },
});
