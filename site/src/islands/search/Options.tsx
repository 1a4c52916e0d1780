import type { MouseEvent } from 'react';
import type { HitGroup } from '../../../../shared/search/hit.ts';
import { Marked } from './Marked.tsx';
import type { Search } from './use-search.ts';

export const listId = 'search-results';
export const optionId = (position: number) => `search-result-${position}`;

interface OptionsProps extends Pick<Search, 'words'> {
  groups: readonly HitGroup[];
  /** Index of the active option; -1 for none. */
  chosen: number;
  /** Called when a result is followed in this tab. */
  leave: (address: string) => void;
}

/** Renders the listbox. Options are links, which can open in a new tab; focus stays in the field. */
export function Options({ groups, words, chosen, leave }: OptionsProps) {
  const offsets = groups.map((_, group) => groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0));
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) leave(event.currentTarget.href);
  };
  return (
    <div className="search-options" id={listId} role="listbox" aria-label={words.field}>
      {groups.map(({ kind, hits }, group) => (
        // biome-ignore lint/a11y/noRedundantRoles: Chromium exposes options in a fieldset as links unless the role is explicit
        <fieldset key={kind} role="group" aria-labelledby={`search-group-${kind}`}>
          <p className="search-group" id={`search-group-${kind}`} role="presentation">
            {words.groups[kind]}
          </p>
          {hits.map(({ path, title, part, text }, index) => {
            const position = (offsets[group] as number) + index;
            return (
              <a
                key={path}
                className="search-option"
                id={optionId(position)}
                href={path}
                role="option"
                aria-selected={position === chosen}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={onClick}
              >
                <span className="search-title">
                  <span>
                    <Marked pieces={title} />
                  </span>
                  {part && <span className="search-part">{part}</span>}
                </span>
                <span className="search-text">
                  <Marked pieces={text} />
                </span>
              </a>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
