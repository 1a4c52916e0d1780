import type { ReactNode } from 'react';
import s from './Button.module.css';

interface ButtonProps {
  href: string;
  children: ReactNode;
  /** marigold: the call to action; outline: the second choice. */
  tone?: 'marigold' | 'outline';
}

export function Button({ href, children, tone = 'marigold' }: ButtonProps) {
  return (
    <a className={`${s.button} ${s[tone]}`} href={href}>
      {children}
    </a>
  );
}
