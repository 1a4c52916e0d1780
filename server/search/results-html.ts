import type { SearchWords } from '../../content/schema/search.ts';
import { contactLink } from '../../shared/api/contact-link.ts';
import { maxQueryLength } from '../../shared/api/search.ts';
import { escapeHtml } from '../../shared/format/escape-html.ts';
import { fill } from '../../shared/format/fill.ts';
import type { Found, Hit, Piece } from '../../shared/search/hit.ts';

/** What a search is answered with. */
interface Results {
  query: string;
  found: Found;
  /** The query was longer than it may be. */
  isCut: boolean;
}

/**
 * The results of a search as HTML, in the form that the site's ResultList has. Whatever a visitor wrote is escaped.
 * Where nothing was found it offers a person: the assistant needs the script, which brings its own results.
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
