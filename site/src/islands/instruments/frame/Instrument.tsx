import type { ReactNode } from 'react';
import { contactLink } from '../../../../../shared/api/contact-link.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { words } from './content.ts';
import s from './Instrument.module.css';
import type { InstrumentState } from './use-instrument.ts';

interface InstrumentProps {
  of: InstrumentState;
  /** Background, a class tone-… of styles/base.css; `className` lays out `children` and, last, the result. */
  tone: string;
  className: string | undefined;
  /** `title` is the accessible name; `note` states what is invented; `invitation` invites the first interaction. */
  words: { title: string; note?: string | undefined; invitation: string };
  /** Overrides `words.note`. */
  note?: string;
  /** The picture and its native controls, each a button or within a label or fieldset, which styles hide without JavaScript. */
  children: ReactNode;
}

const frame = words();

/**
 * Renders what all instruments share: background, invitation or lesson, result, "Start again", "Ask about my shop" and live region.
 * Static HTML has the initial drawing and its result.
 */
export function Instrument({ of: it, tone, className, words: { title, invitation, ...own }, note = own.note, children }: InstrumentProps) {
  const { form, isTouched, outcome, found, said } = it;
  const { decision, reason, sum } = outcome;
  const message = isTouched ? frame.message : frame.begun;
  return (
    // autoComplete off: restored values would contradict the picture.
    <form
      ref={form}
      className={`${s.field} ${tone}`}
      aria-label={title}
      data-touched={isTouched || undefined}
      data-refused={(isTouched && outcome.isRefused) || undefined}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={s.line} data-found={found && (outcome.loses ? 'loss' : 'lesson')}>
        {found ?? invitation}
      </p>
      <div className={`${s.body} ${className}`}>
        {children}
        <div className={s.result} data-result>
          {/* A new element for each decision, so that its emphasis starts again. */}
          <p className={s.decision} key={decision}>
            {decision}
          </p>
          <p className={s.reason}>{reason}</p>
          <p className={s.sum}>{sum}</p>
        </div>
      </div>
      <div className={s.foot}>
        <p className={s.ways}>
          <a href={contactLink(message.map((line) => fill(line, { title, decision, reason, sum })).join('\n'))} onClick={it.take}>
            {frame.ask}
          </a>
          <button type="button" onClick={it.again}>
            {frame.again}
          </button>
        </p>
        <p>
          {frame.asks} {frame.example}.{note && ` ${note}`}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </form>
  );
}
