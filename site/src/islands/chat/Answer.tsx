import { createElement } from 'react';
import { answerParts, type Source } from './answer-parts.ts';
import { makeWay } from './make-way.ts';

interface AnswerProps {
  text: string;
  isOwnPath: (path: string) => boolean;
  /** What the list of sources is called. */
  label: string;
  leave: () => void;
}

/** A reply: text, in which nothing of Markdown or HTML works but links to pages of this site, and the sources as a list below it. */
export function Answer({ text, isOwnPath, label, leave }: AnswerProps) {
  const link = ({ label: name, href }: Source) => (
    <a href={href} onClick={(event) => makeWay(event, leave)}>
      {name}
    </a>
  );
  // The question that a closest match answers stands above it as a small heading.
  const [, heading, said = text] = /^(.+)\n(.+)$/s.exec(text) ?? [];
  const { text: pieces, sources } = answerParts(said, isOwnPath);
  return (
    <>
      {heading && <p className="chat-matched">{heading}</p>}
      {createElement('p', { dir: 'auto' }, ...pieces.map((piece) => (typeof piece === 'string' ? piece : link(piece))))}
      {sources.length > 0 && (
        <ul className="chat-sources" aria-label={label}>
          {sources.map((source) => (
            <li key={source.href}>{link(source)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
