import type { Ref } from 'react';
import { type DialogTrigger, dialogTrigger } from '../components/dialog-trigger.ts';
import s from './Launcher.module.css';

interface LauncherProps {
  label: string;
  /** There is an unread reply. */
  hasNews: boolean;
  /** Set once the panel can open. Until then, and without JavaScript, the launcher is a link to the contact page. */
  live?: DialogTrigger | undefined;
  ref: Ref<HTMLAnchorElement>;
}

/** Renders the assistant's round button in the corner of every page. */
export function Launcher({ label, hasNews, live, ref }: LauncherProps) {
  return (
    <a
      className={s.launcher}
      href="/contact"
      id="assistant"
      aria-label={label}
      data-opens
      ref={ref}
      {...(live && { ...dialogTrigger(live), hidden: live.isOpen })}
    >
      <svg viewBox="0 0 36 36" width="28" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
        <path d="M8 3h20a6 6 0 0 1 6 6v13a6 6 0 0 1-6 6H17l-8 6v-6H8a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z" strokeLinejoin="round" />
        <path d="M13.5 11.5a4.5 4.5 0 1 1 6.5 4c-1.4.7-2 1.6-2 3M18 23v.1" />
      </svg>
      {hasNews && <span className="chat-news" />}
    </a>
  );
}
