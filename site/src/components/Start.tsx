import type { ReactNode } from 'react';
import { content, labels } from '../data/content.ts';
import { Button } from './Button.tsx';
import s from './Start.module.css';

interface StartProps {
  /** The button's words and address, where a page has its own. */
  action?: { label: string; href: string };
  /** On phones on one line, without what comes after it. */
  isShort?: boolean;
  /** Links beside the button. */
  children: ReactNode;
}

/** What to do next, in a hero: Get Started with what comes after it, and the other ways on. */
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
