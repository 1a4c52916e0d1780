import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { labels } from '../data/content.ts';
import s from './CallToAction.module.css';

interface CallToActionProps {
  heading: string;
  text?: string;
  action: string;
  href?: string;
  /** Secondary link beside the button, for visitors who want to read more. */
  link?: { href: string; label: string };
  /** Second action beside the button. */
  children?: ReactNode;
}

/** Renders the call to action at the end of a page. */
export function CallToAction({ heading, text, action, href = '/contact', link, children }: CallToActionProps) {
  return (
    <section className={`wrap ${s.closing}`}>
      <div>
        <h2>{heading}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      <div className={s.actions}>
        <Button href={href}>{action}</Button>
        {link && (
          <a className="go" href={link.href}>
            {link.label}
          </a>
        )}
        {children}
        {href === '/contact' && <p className="soft">{labels.offer.reply}</p>}
      </div>
    </section>
  );
}
