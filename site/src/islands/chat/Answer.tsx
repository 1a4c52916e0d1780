import { createElement } from 'react';
import { answerParts, type Source } from './answer-parts.ts';

interface AnswerProps {
  text: string;
  isOwnPath: (path: string) => boolean;
  /** What the list of sources is called. */
  label: string;
}

const link = ({ label, href }: Source) => <a href={href}>{label}</a>;

/** A reply: text, in which nothing of Markdown or HTML works but links to pages of this site, and the sources as a list below it. */
export function Answer({ text, isOwnPath, label }: AnswerProps) {
  const { text: pieces, sources } = answerParts(text, isOwnPath);
  return (
    <>
      {createElement('p', null, ...pieces.map((piece) => (typeof piece === 'string' ? piece : link(piece))))}
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
