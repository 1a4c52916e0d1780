import type { Ref } from 'react';
import s from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** `data-state` by which the server finds the block; its links have `state-name` (server/site/page-template.ts). */
  state: string;
  message: string;
  /** Fields that can be invalid, each with its message. */
  fields: readonly { name: string; text: string; isShown: boolean }[];
  isShown: boolean;
  /** Receives focus when the summary appears. */
  ref?: Ref<HTMLDivElement>;
}

/** Renders a form's errors with a link to each invalid field. */
export function ErrorSummary({ state, message, fields, isShown, ref }: ErrorSummaryProps) {
  return (
    <div className={s.summary} data-state={state} hidden={!isShown} role="alert" tabIndex={-1} ref={ref}>
      <p className={s.message}>{message}</p>
      <ul>
        {fields.map((field) => (
          <li key={field.name} data-state={`${state}-${field.name}`} hidden={!field.isShown}>
            <a href={`#${field.name}`}>{field.text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
