import { contactLink } from '../../../../shared/api/contact-link.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { askAssistant } from './ask-assistant.ts';
import type { Search } from './use-search.ts';

interface NoResultProps extends Pick<Search, 'words' | 'asked'> {
  /** Before the visitor goes on elsewhere on this page. */
  leave?: () => void;
}

/** What to do when nothing was found: ask the assistant, or a person. */
export function NoResult({ words: { none }, asked, leave }: NoResultProps) {
  const contact = contactLink(fill(none.message, { query: asked }));
  const ask = () => {
    leave?.();
    askAssistant(asked);
  };
  return (
    <div className="search-none">
      <h2>{fill(none.heading, { query: asked })}</h2>
      <p>{none.text}</p>
      <p className="search-ways">
        <button type="button" onClick={ask}>
          {none.assistant}
        </button>
        <a href={contact} onClick={leave}>
          {none.contact}
        </a>
      </p>
    </div>
  );
}
