import { Button } from '../components/Button.tsx';
import s from './Notice.module.css';

/** Renders a few paragraphs and a link. */
export function Notice({ text, action }: { text: readonly string[]; action: { label: string; href: string } }) {
  return (
    <div className={`wrap ${s.notice}`}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Button href={action.href}>{action.label}</Button>
    </div>
  );
}
