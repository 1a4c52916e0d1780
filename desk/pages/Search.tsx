import { type DeskPage, mostFound } from '../../server/desk/desk-page.ts';
import { format } from '../format.ts';
import { PageHeader } from '../parts/PageHeader.tsx';

/** What the one search has found: pages, texts, documents, the assistant's words, questions, enquiries and people. */
export function Search({ words, groups }: Extract<DeskPage, { page: 'search' }>) {
  const found = groups.filter(({ results }) => results.length > 0);
  const [heading, lead] =
    found.length > 0
      ? [`Found for “${words}”`, 'Each leads to where it can be changed or answered.']
      : [`Nothing found for “${words}”`, 'Nothing in the desk has all of these words. Try fewer of them, or only the beginning of one.'];
  return (
    <>
      <PageHeader heading={<bdi>{heading}</bdi>} lead={lead} />
      {found.map(({ name, results, all }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul className="found">
            {results.slice(0, mostFound).map(({ href, title, text }) => (
              <li key={`${href} ${title}`}>
                <a href={href} dir="auto">
                  {title}
                </a>
                {text && <p dir="auto">{format.excerpt(text, 200)}</p>}
              </li>
            ))}
          </ul>
          {results.length > mostFound && (all ? <a href={all}>See all of them</a> : <p>There are more: add a word to find fewer.</p>)}
        </section>
      ))}
    </>
  );
}
