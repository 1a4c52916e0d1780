import type { KeyboardEvent, MouseEvent } from 'react';

/** State of a dialog, and the function that opens it. */
export interface DialogTrigger {
  isOpen: boolean;
  open: () => void;
}

/** Returns props that turn a link into a dialog's button: click or space bar opens it. Opening in a new tab still follows the link. */
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
