import type { ReactNode } from 'react';
import { contactLink } from '../../../../shared/api/contact-link.ts';
import { fill } from '../../../../shared/format/fill.ts';
import s from './Instrument.module.css';
import type { InstrumentState } from './use-instrument.ts';
import { words } from './words.ts';

interface InstrumentProps {
  state: InstrumentState;
  /** Background, a class tone-… of styles/base.css. */
  tone: string;
  /** Class of the body, which holds the stage and the side with the result. */
  className: string | undefined;
  /** `title` is the accessible name; `note` states what is invented; `invitation` invites the first interaction. */
  words: { title: string; note?: string | undefined; invitation: string };
  /** Controls or figures above the result. With them, wide screens have the result in a second column. */
  side?: ReactNode;
  /** The picture and its native controls. Each is a button, or in a label or fieldset: styles hide these elements without JavaScript. */
  children: ReactNode;
}

const frame = words();

/**
 * Renders what all instruments share: background, invitation or lesson, result, "Start again", "Ask about my shop" and live region.
 * Static HTML has the initial drawing and its result.
 */
export function Instrument({ state, tone, className, words: { title, note, invitation }, side, children }: InstrumentProps) {
  const { form, isTouched, outcome, lesson, announcement } = state;
  const { decision, reason, sum } = outcome;
  const message = [isTouched ? frame.tried : frame.seen, ...frame.message];
  return (
    // autoComplete off: restored values would contradict the picture.
    <form
      ref={form}
      className={`${s.field} ${tone}`}
      aria-label={title}
      data-touched={isTouched || undefined}
      data-refused={outcome.isRefused || undefined}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={s.line} data-found={lesson && (outcome.loses ? 'loss' : 'lesson')}>
        {lesson ?? invitation}
      </p>
      <div className={[s.body, side && s.columns, className].filter(Boolean).join(' ')}>
        <div className={s.stage}>{children}</div>
        <div className={s.side}>
          {side}
          <div className={s.result} data-result>
            {/* A new element for each decision, so that its emphasis starts again. */}
            <p className={s.decision} key={decision}>
              {decision}
            </p>
            <p className={s.reason}>{reason}</p>
            <details className={s.sum}>
              <summary>{frame.sum}</summary>
              <p>{sum}</p>
            </details>
          </div>
        </div>
        <div className={s.foot}>
          <p className={s.actions}>
            <a href={contactLink(message.map((line) => fill(line, { title, decision, reason, sum })).join('\n'))}>{frame.ask}</a>
            <button type="button" onClick={state.reset}>
              {frame.again}
            </button>
          </p>
          <p>{[`${frame.asks} ${frame.example}.`, note].filter(Boolean).join(' ')}</p>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </form>
  );
}
