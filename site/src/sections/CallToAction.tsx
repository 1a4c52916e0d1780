import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { labels } from '../data/content.ts';
import type { Tone } from '../drawings/tones.ts';
import s from './CallToAction.module.css';

export interface CallToActionProps {
  heading: string;
  text?: string;
  action: string;
  href?: string;
  /** Secondary link beside the button, for visitors who want to read more. */
  link?: { href: string; label: string };
  /** Second action beside the button. */
  children?: ReactNode;
  /** Background of a call that is a card in another section. */
  tone?: Tone;
}

/** Renders the call to action at the end of a page. */
export function CallToAction({ heading, text, action, href = '/contact', link, children, tone }: CallToActionProps) {
  return (
    <section className={tone ? `${s.card} tone-${tone}` : `wrap ${s.closing}`}>
      <h2>{heading}</h2>
      {text && <p className={s.text}>{text}</p>}
      <div className={s.actions}>
        <Button href={href}>{action}</Button>
        {link && (
          <a className="go" href={link.href}>
            {link.label}
          </a>
        )}
        {children}
        {href === '/contact' && <p className={s.note}>{labels.offer.reply}</p>}
      </div>
    </section>
  );
}
