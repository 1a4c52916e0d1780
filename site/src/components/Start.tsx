import type { ReactNode } from 'react';
import { content, labels } from '../data/content.ts';
import { Button } from './Button.tsx';
import s from './Start.module.css';

interface StartProps {
  /** The button's label and address; by default those of the navigation's button. */
  action?: { label: string; href: string };
  /** On phones, keeps button and links on one line and hides the note below. */
  isShort?: boolean;
  /** Links beside the button. */
  children: ReactNode;
}

/** Renders a hero's call to action: button, further links, and a note on the reply time. */
export function Start({ action: { label, href } = content.navigation.action, isShort = false, children }: StartProps) {
  return (
    <div className={isShort ? `${s.start} ${s.short}` : s.start}>
      <p className={s.actions}>
        <Button href={href}>{label}</Button>
        {children}
      </p>
      <p className={`soft ${s.reply}`}>{labels.offer.reply}</p>
    </div>
  );
}
