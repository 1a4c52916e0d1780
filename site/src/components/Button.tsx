import type { ReactNode } from 'react';
import s from './Button.module.css';

interface ButtonProps {
  href: string;
  children: ReactNode;
  /** marigold: the page's call to action; ink: on light fields beside it; outline: the second choice. */
  tone?: 'marigold' | 'ink' | 'outline';
}

export function Button({ href, children, tone = 'marigold' }: ButtonProps) {
  return (
    <a className={`${s.button} ${s[tone]}`} href={href}>
      {children}
    </a>
  );
}
