import type { InputHTMLAttributes } from 'react';
import s from './Field.module.css';

/** A possible error. It is always in the HTML, so that the server can show it without JavaScript. */
interface FieldError {
  /** `data-state` by which the server finds the error (server/site/page-template.ts). */
  state: string;
  text: string;
  isShown: boolean;
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> {
  /** Name and id of the control. */
  name: string;
  label: string;
  /** Suffix of the label, such as "(optional)". */
  remark?: string;
  hint?: string;
  errors?: readonly FieldError[];
  /** Rows of a textarea. Without rows the control is an input. */
  rows?: number;
}

/** Renders a control with its label, hint and errors, associated by ids. */
export function Field({ name, label, remark, hint, errors = [], rows, ...more }: FieldProps) {
  const isWrong = errors.some(({ isShown }) => isShown);
  const describedBy = [hint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ');
  const control = {
    ...more,
    id: name,
    name,
    dir: 'auto',
    className: s.control,
    'aria-describedby': describedBy || undefined,
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
