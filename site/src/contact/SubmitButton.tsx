import type { ButtonHTMLAttributes } from 'react';
import button from '../components/Button.module.css';
import s from './SubmitButton.module.css';

/** Renders a submit button in the style of the call to action (Button.tsx). */
export function SubmitButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} className={`${button.button} ${button.marigold} ${s.submit}`} type="submit" />;
}
