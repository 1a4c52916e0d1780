import { Button } from '../components/Button.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import s from './NotFound.module.css';

interface NotFoundProps {
  heading: string;
  text: string;
  /** Joins heading and text as "Heading - text" for screen readers and search; the dash is visually hidden. */
  isOneSentence?: boolean;
  action: { label: string; href: string };
  alt: string;
}

/** Renders the content of error pages. */
export function NotFound({ heading, text, isOneSentence = false, action, alt }: NotFoundProps) {
  return (
    <div className={`wrap page-top ${s.missing}`}>
      <div>
        {isOneSentence ? (
          <h1>
            {heading} <span className="visually-hidden">-</span> <small>{text}</small>
          </h1>
        ) : (
          <>
            <h1>{heading}</h1>
            <p className={s.text}>{text}</p>
          </>
        )}
        <Button href={action.href}>{action.label}</Button>
      </div>
      <div className="on-paper">
        <Drawing name="states/not-found" alt={alt} />
      </div>
    </div>
  );
}
