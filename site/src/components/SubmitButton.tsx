import type { ButtonHTMLAttributes } from 'react';
import button from './Button.module.css';
import s from './SubmitButton.module.css';

/** Sends a form. It looks like the link that calls to action (Button.tsx). */
export function SubmitButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} className={`${button.button} ${button.marigold} ${s.submit}`} type="submit" />;
}
