import type { SearchWords } from '../../../../content/schema/search.ts';

/** Renders suggested pages. */
export function Start({ heading, links, leave }: SearchWords['start'] & { leave: (address: string) => void }) {
  return (
    <nav className="search-start" aria-labelledby="search-start">
      <h2 className="search-group" id="search-start">
        {heading}
      </h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className="search-option" href={href} onClick={({ currentTarget }) => leave(currentTarget.href)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
