import type { Content } from '../../../content/load.ts';
import { Button } from '../components/Button.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import s from './NotFound.module.css';

interface NotFoundProps {
  page: Pick<Content['pages']['notFound'], 'heading' | 'text' | 'picture' | 'action'>;
  /** Target of the button. */
  href: string;
  /** Joins heading and text as "Heading - text" for screen readers and search; the dash is visually hidden. */
  isOneSentence?: boolean;
}

/** Renders the content of error pages. */
export function NotFound({ page: { heading, text, picture, action }, href, isOneSentence = false }: NotFoundProps) {
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
        <Button href={href}>{action}</Button>
      </div>
      <div className="on-paper">
        <Drawing name="states/not-found" alt={picture.alt} />
      </div>
    </div>
  );
}
