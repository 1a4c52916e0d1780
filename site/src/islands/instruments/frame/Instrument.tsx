import type { ReactNode } from 'react';
import { contactLink } from '../../../../../shared/api/contact-link.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { words } from './content.ts';
import s from './Instrument.module.css';
import { Slip } from './Slip.tsx';
import type { InstrumentState } from './use-instrument.ts';

interface InstrumentProps {
  of: InstrumentState;
  /** Its field of colour, a class tone-… of styles/base.css, and its own layout: the grid that `children` and the slip stand in. */
  className: string;
  /** What it is, for the message that "This is my shop" begins: "the reorder line". */
  title: string;
  /** What of it is invented, beside "An example shop". */
  note?: string;
  /** Asks for the first touch. */
  invitation: string;
  /** The picture and its controls. Every control is a native one, within a label or a fieldset, or a button: without a script they are not shown. */
  children: ReactNode;
}

const frame = words();

/**
 * What all instruments share: the field, the slip, "Start again" and "This is my shop" in room that is kept for them, and the one live region.
 * As HTML it is the still drawing with its sentence.
 */
export function Instrument({ of: it, className, title, note, invitation, children }: InstrumentProps) {
  const { form, isTouched, outcome, said } = it;
  const { decision, reason, sum } = outcome;
  const slip = { title, decision, reason, sum };
  return (
    // Without autocomplete: a browser that brings back what it remembers would contradict the picture.
    <form
      ref={form}
      className={`${s.field} ${className}`}
      data-touched={isTouched || undefined}
      data-refused={(isTouched && outcome.isRefused) || undefined}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <Slip {...outcome} />
      <div className={s.foot}>
        <p>
          {frame.example}
          {note && ` ${note}`}
        </p>
        <p className={s.ways}>
          <span className={s.invitation}>{invitation}</span>
          <span className={s.buttons}>
            <button type="button" onClick={it.again}>
              {frame.again}
            </button>
            <a href={isTouched ? contactLink(frame.message.map((line) => fill(line, slip)).join('\n')) : '/contact'} onClick={it.take}>
              {frame.mine}
            </a>
          </span>
        </p>
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
    </form>
  );
}
