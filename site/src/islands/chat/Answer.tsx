import { createElement } from 'react';
import { answerParts, type Source } from './answer-parts.ts';
import { makeWay } from './make-way.ts';

interface AnswerProps {
  text: string;
  isOwnPath: (path: string) => boolean;
  /** Label of the list of sources. */
  label: string;
  leave: () => void;
}

/** Renders a reply as text with a list of sources. Renders links to pages of this site; any other Markdown and HTML stays text. */
export function Answer({ text, isOwnPath, label, leave }: AnswerProps) {
  const link = ({ label: name, href }: Source) => (
    <a href={href} onClick={(event) => makeWay(event, leave)}>
      {name}
    </a>
  );
  // A closest match has its question as a heading on the first line.
  const [, heading, body = text] = /^(.+)\n([^\n]+)$/s.exec(text) ?? [];
  const { text: pieces, sources } = answerParts(body, isOwnPath);
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
