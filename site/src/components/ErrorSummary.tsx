import type { Ref } from 'react';
import s from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** By this name the server finds it; its links are found by `state-name` (server/site/page-template.ts). */
  state: string;
  message: string;
  /** The fields that may be concerned, each with what to do there. */
  fields: readonly { name: string; text: string; isShown: boolean }[];
  isShown: boolean;
  /** Where the focus is put when it appears. */
  ref?: Ref<HTMLDivElement>;
}

/** What keeps a form from being sent, with a link to each field that is concerned. */
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
