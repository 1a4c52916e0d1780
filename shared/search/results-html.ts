import type { SearchWords } from '../../content/schema/search.ts';
import { contactLink } from '../api/contact-link.ts';
import { escapeHtml } from '../format/escape-html.ts';
import { fill } from '../format/fill.ts';
import { type Found, type Hit, termsOf, wordsIn } from './site-search.ts';

type ResultWords = Pick<SearchWords, 'groups' | 'none' | 'oneResult' | 'results'>;

/**
 * Returns the results as HTML, the same in the dialog, on the search page and in the server's answer. All texts are escaped.
 * Without results it offers the contact page.
 */
export function resultsHtml(words: ResultWords, query: string, found: Found): string {
  const { none, groups } = words;
  if (found.count > 0) {
    const sections = found.groups.map(
      ({ kind, hits }) => `<section><h2>${escapeHtml(groups[kind])}</h2><ul>${hits.map(item).join('')}</ul></section>`,
    );
    return `<p>${escapeHtml(countText(words, query, found))}</p>${sections.join('')}`;
  }
  // Styles hide the button without a script.
  const button = `<button type="button" data-ask>${escapeHtml(none.assistant)}</button>`;
  const contact = `<a href="${escapeHtml(contactLink(fill(none.message, { query })))}">${escapeHtml(none.contact)}</a>`;
  return `<div><h2>${escapeHtml(countText(words, query, found))}</h2><p>${escapeHtml(none.text)}</p><p>${button}${contact}</p></div>`;
}

/** Returns the number of results as a sentence. */
export function countText(words: ResultWords, query: string, { count }: Found): string {
  if (count === 0) return fill(words.none.heading, { query });
  return count === 1 ? words.oneResult : fill(words.results, { count });
}

function item({ path, part, title, about, terms }: Hit): string {
  const name = part && `<small>${escapeHtml(part)}</small>`;
  return `<li><a href="${escapeHtml(path)}">${marked(title, terms)}</a>${name}<p>${marked(about, terms)}</p></li>`;
}

/** Escapes a text and marks the words that match the query. */
function marked(text: string, terms: Hit['terms']): string {
  const isMatch = (word: string) => wordsIn(word).some((plain) => termsOf(plain)?.some((term) => terms.has(term)));
  // Splitting by a capturing group alternates separators and words.
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u);
  return parts.map((part, index) => (index % 2 === 1 && isMatch(part) ? `<mark>${part}</mark>` : escapeHtml(part))).join('');
}
