import { contactLink } from '../../../../shared/api/contact-link.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { askAssistant } from './ask-assistant.ts';
import type { Search } from './use-search.ts';

interface NoResultProps extends Pick<Search, 'words' | 'trimmedQuery'> {
  /** Called when the visitor leaves for another part of the page. */
  leave?: () => void;
}

/** Renders the empty state: ask the assistant or a person. */
export function NoResult({ words: { none }, trimmedQuery, leave }: NoResultProps) {
  const contact = contactLink(fill(none.message, { query: trimmedQuery }));
  const ask = () => {
    leave?.();
    askAssistant(trimmedQuery);
  };
  return (
    <div className="search-none">
      <h2>{fill(none.heading, { query: trimmedQuery })}</h2>
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
