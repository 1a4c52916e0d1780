import type { InputHTMLAttributes } from 'react';
import s from './Field.module.css';

/** What can be wrong with a field. It stands in the page from the start, so that the server can show it where no script runs. */
interface FieldError {
  /** By this name the server finds it (server/site/page-template.ts). */
  state: string;
  text: string;
  isShown: boolean;
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> {
  /** Name of the control, and its id. */
  name: string;
  label: string;
  /** After the label, such as "(optional)". */
  remark?: string;
  hint?: string;
  errors?: readonly FieldError[];
  /** How much it holds, once that matters. */
  counter?: string;
  /** Lines of a text that may be long; without it, one line. */
  rows?: number;
}

/** One control with its label above, its hint and what is wrong with it: all tied together by ids. */
export function Field({ name, label, remark, hint, errors = [], counter, rows, ...more }: FieldProps) {
  const isWrong = errors.some(({ isShown }) => isShown);
  const described = [hint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ');
  const control = {
    ...more,
    id: name,
    name,
    // What runs from right to left is written so.
    dir: 'auto',
    className: s.control,
    'aria-describedby': described || undefined,
    'aria-invalid': isWrong || undefined,
  };
  return (
    <div className={s.field}>
      <label htmlFor={name}>
        {label}
        {remark && <span className={s.remark}> {remark}</span>}
      </label>
      {hint && (
        <p className={s.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} />}
      {counter && (
        <p className={s.counter} role="status">
          {counter}
        </p>
      )}
      {errors.length > 0 && (
        <div className={s.error} id={`${name}-error`}>
          {errors.map(({ state, text, isShown }) => (
            <p key={state} data-state={state} hidden={!isShown}>
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
