import type { ReactNode } from 'react';
import { content, labels } from '../data/content.ts';
import { Button } from './Button.tsx';
import s from './Start.module.css';

interface StartProps {
  /** The button's label and address; by default those of the navigation's button. */
  action?: { label: string; href: string };
  /** Links beside the button. */
  children: ReactNode;
}

/** Renders a hero's call to action: button, further links and what the button opens. */
export function Start({ action: { label, href } = content.navigation.action, children }: StartProps) {
  return (
    <p className={s.start}>
      <Button href={href}>{label}</Button>
      {children}
      {href === '/contact' && <small>{labels.offer.start}</small>}
    </p>
  );
}
