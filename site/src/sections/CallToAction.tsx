import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import s from './CallToAction.module.css';

interface ClosingProps {
  heading: string;
  text?: string;
  action: string;
  href?: string;
  /** Secondary link beside the button, for visitors who want to read more. */
  way?: { href: string; label: string };
  /** Second action beside the button. */
  children?: ReactNode;
}

/** Renders the call to action at the end of a page. */
export function CallToAction({ heading, text, action, href = '/contact', way, children }: ClosingProps) {
  return (
    <section className={`wrap ${s.closing}`}>
      <div>
        <h2>{heading}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      <div className={s.actions}>
        <Button href={href}>{action}</Button>
        {way && (
          <a className="go" href={way.href}>
            {way.label}
          </a>
        )}
        {children}
      </div>
    </section>
  );
}
