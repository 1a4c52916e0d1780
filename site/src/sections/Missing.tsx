import { Button } from '../components/Button.tsx';
import { EmptyPan } from '../illustrations/EmptyPan.tsx';
import s from './Missing.module.css';

interface MissingProps {
  heading: string;
  text: string;
  action: { label: string; href: string };
  alt: string;
}

/** What a visitor sees at an address that holds nothing. */
export function Missing({ heading, text, action, alt }: MissingProps) {
  return (
    <div className={`wrap ${s.missing}`}>
      <div>
        {/* One sentence to a screen reader and to a search; the dash shows only there. */}
        <h1>
          {heading} <span className="unseen">-</span> <small>{text}</small>
        </h1>
        <Button href={action.href}>{action.label}</Button>
      </div>
      <EmptyPan alt={alt} />
    </div>
  );
}
