import type { ReactNode } from 'react';
import { content } from '../data/content.ts';
import { Button } from './Button.tsx';
import s from './Start.module.css';

interface StartProps {
  /** The button's label and address; by default those of the navigation's button. */
  action?: { label: string; href: string };
  /** On phones, keeps button and links on one line. */
  isShort?: boolean;
  /** Links beside the button. */
  children: ReactNode;
}

/** Renders a hero's call to action: button and further links. */
export function Start({ action: { label, href } = content.navigation.action, isShort = false, children }: StartProps) {
  return (
    <p className={isShort ? `${s.start} ${s.short}` : s.start}>
      <Button href={href}>{label}</Button>
      {children}
    </p>
  );
}
