import type { SearchWords } from '../../content/schema/search.ts';
import { contactLink } from '../../shared/api/contact-link.ts';
import { maxQueryLength } from '../../shared/api/search.ts';
import { escapeHtml } from '../../shared/format/escape-html.ts';
import { fill } from '../../shared/format/fill.ts';
import type { Found, Hit, Piece } from '../../shared/search/hit.ts';

/** Input of the results page. */
interface Results {
  query: string;
  found: Found;
  /** Whether the query exceeded the limit. */
  isCut: boolean;
}

/**
 * Renders search results as HTML, equal to the site's ResultList. Visitors' text is escaped.
 * Without results it offers the contact page.
 */
export function resultsHtml(words: SearchWords, { query, found, isCut }: Results): string {
  const note = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const cut = isCut ? note(fill(words.tooLong, { most: maxQueryLength })) : '';
  if (found.count === 0) {
    const contact = escapeHtml(contactLink(fill(words.none.message, { query })));
    return `${cut}<div><h2>${escapeHtml(fill(words.none.heading, { query }))}</h2>${note(words.none.text)}<p><a href="${contact}">${escapeHtml(words.none.contact)}</a></p></div>`;
  }
  const count = found.count === 1 ? words.oneResult : fill(words.results, { count: found.count });
  const summary = found.readAs ? `${fill(words.readAs, { query: found.readAs })}: ${count}` : count;
  const groups = found.groups.map(
    ({ kind, hits }) => `<section><h2>${escapeHtml(words.groups[kind])}</h2><ul>${hits.map(item).join('')}</ul></section>`,
  );
  return cut + note(summary) + groups.join('');
}

function item({ path, part, title, text }: Hit): string {
  const name = part && `<small>${escapeHtml(part)}</small>`;
  return `<li><a href="${escapeHtml(path)}">${marked(title)}</a>${name}<p>${marked(text)}</p></li>`;
}

function marked(pieces: readonly Piece[]): string {
  return pieces.map(({ text, isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
}
