import { labels } from '../data/content.ts';
import s from './BackToTop.module.css';

/** Renders the back-to-top link with its reading progress. enhance/corner.ts shows it after one screen. */
export function BackToTop() {
  return (
    <a className={s.top} href="#top" data-back-to-top hidden>
      <svg
        viewBox="0 0 52 52"
        width="52"
        height="52"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle className={s.track} cx="26" cy="26" r="23" />
        <circle className={s.progress} cx="26" cy="26" r="23" pathLength="1" data-progress />
        <path d="M26 35V18M18 25l8-8 8 8" stroke="currentColor" />
      </svg>
      <span className="visually-hidden">{labels.layout.backToTop}</span>
    </a>
  );
}
