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
  /** Background of the card. */
  tone?: Tone;
  /** Whether the card stands beside a list, in another section. */
  isBeside?: boolean;
}

/** Renders the call to action at the end of a page, as a card. */
export function CallToAction({ heading, text, action, href = '/contact', link, children, tone = 'sand', isBeside }: CallToActionProps) {
  const card = (
    <section className={`${s.card} tone-${tone}`}>
      <div>
        <h2>{heading}</h2>
        {text && <p className={s.text}>{text}</p>}
      </div>
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
  return isBeside ? card : <div className={`wrap ${s.closing}`}>{card}</div>;
}
