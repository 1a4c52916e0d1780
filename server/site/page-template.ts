import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { escapeHtml } from '../../shared/format/escape-html.ts';

/** What to fill into a built page. The page's own words stay where they are: in the content, and in the page. */
export interface TemplateValues {
  /** Names of the `data-state` elements to show; the others are hidden. With none named, the page stays as it was built. */
  show: readonly string[];
  /** Text of `data-fill` elements, and the query that `data-fill-href` links get, by name. */
  texts?: Readonly<Record<string, string>>;
  /** HTML of `data-fill-html` elements, by name: of our own making, with what visitors wrote escaped in it. */
  html?: Readonly<Record<string, string>>;
  /** Values of controls, by name. */
  values?: Readonly<Record<string, string | undefined>>;
  /** Names of controls to mark as wrong; `{name}-error` says why. */
  wrong?: readonly string[];
}

/** A piece of the source that a filling may replace. */
interface Slot {
  start: number;
  end: number;
  /** What stands there instead; undefined leaves it. */
  with: (filling: TemplateValues) => string | undefined;
}

const parser = unified().use(rehypeParse, { verbose: true });

/**
 * Prepares a built page for being filled in by the server, for visitors without a script. The source is cut and joined, never printed anew,
 * so inline scripts and styles keep their hashes. It is parsed once; a filling costs microseconds.
 */
export function pageTemplate(html: string): (filling: TemplateValues) => string {
  const slots = slotsOf(parser.parse(html), html).sort((one, other) => one.start - other.start);
  return (filling) => {
    let filled = '';
    let place = 0;
    for (const slot of slots) {
      const text = slot.with(filling);
      if (text === undefined) continue;
      filled += html.slice(place, slot.start) + text;
      place = slot.end;
    }
    return filled + html.slice(place);
  };
}

function slotsOf(page: Root, html: string): Slot[] {
  const all = (selector: string) => selectAll(selector, page);
  return [
    ...all('[data-state][hidden]').map((element) =>
      attribute(element, 'hidden', ({ show }) => (show.includes(data(element, 'dataState')) ? '' : undefined)),
    ),
    ...all('[data-state]:not([hidden])').map((element) => ({
      ...endOfTag(element, html),
      with: ({ show }: TemplateValues) => (show.length > 0 && !show.includes(data(element, 'dataState')) ? ' hidden' : undefined),
    })),
    ...all('[data-fill]').map((element) => inside(element, ({ texts }) => escaped(texts?.[data(element, 'dataFill')]))),
    ...all('[data-fill-html]').map((element) => inside(element, ({ html: made }) => made?.[data(element, 'dataFillHtml')])),
    ...all('a[data-fill-href]').map((element) => attribute(element, 'href', ({ texts }) => withQuery(element, texts))),
    ...all('input[name]:not([type=hidden]), textarea[name]').flatMap((control) => slotsOfControl(control, html)),
    // A form that the server has filled in stays plain, unless its script knows: one that takes over would not know what is shown.
    ...all('[data-island]:not([data-kept])').flatMap((island) => [tag(island, 'opening', '<div>'), tag(island, 'closing', '</div>')]),
  ];
}

function slotsOfControl(control: Element, html: string): Slot[] {
  const name = data(control, 'name');
  const value = ({ values }: TemplateValues) => values?.[name];
  const insert = (text: Slot['with']): Slot => ({ ...endOfTag(control, html), with: text });
  const isWrong = ({ wrong }: TemplateValues) => wrong?.includes(name);
  const described = [control.properties.ariaDescribedBy].flat().filter(Boolean).join(' ');
  const describe = ` aria-invalid="true" aria-describedby="${[described, `${name}-error`].filter(Boolean).join(' ')}"`;
  return [
    control.tagName === 'textarea'
      ? inside(control, (filling) => escaped(value(filling)))
      : insert((filling) => (value(filling) === undefined ? undefined : ` value="${escaped(value(filling))}"`)),
    ...(described ? [attribute(control, 'ariaDescribedBy', (filling) => (isWrong(filling) ? '' : undefined))] : []),
    insert((filling) => (isWrong(filling) ? describe : undefined)),
  ];
}

function withQuery(link: Element, texts: TemplateValues['texts']): string | undefined {
  const name = data(link, 'dataFillHref');
  const text = texts?.[name];
  return text === undefined ? undefined : `href="${escaped(`${data(link, 'href')}?${name}=${encodeURIComponent(text)}`)}"`;
}

interface Range {
  start: number;
  end: number;
}

/** Where the parts of an element stand in the source. @throws Error for an element that the source does not close */
function positions(element: Element): { opening: Range; closing: Range; properties: Record<string, unknown> } {
  const { opening, closing, properties } = (element.data?.position ?? {}) as Record<string, unknown>;
  return { opening: range(opening), closing: closing ? range(closing) : range(opening), properties: properties as Record<string, unknown> };
}

function range(position: unknown): Range {
  const { start, end } = position as { start: { offset: number }; end: { offset: number } };
  return { start: start.offset, end: end.offset };
}

/** The attribute with the space before it. @param text what to write in its place, without that space; '' takes it away */
function attribute(element: Element, name: string, text: Slot['with']): Slot {
  const { start, end } = range(positions(element).properties[name]);
  const spaced = (filling: TemplateValues) => {
    const written = text(filling);
    return written && ` ${written}`;
  };
  return { start: start - 1, end, with: spaced };
}

function inside(element: Element, text: Slot['with']): Slot {
  const { opening, closing } = positions(element);
  return { start: opening.end, end: closing.start, with: text };
}

/** Where an attribute can be added. */
function endOfTag(element: Element, html: string): Range {
  const { end } = positions(element).opening;
  const place = html[end - 2] === '/' ? end - 2 : end - 1;
  return { start: place, end: place };
}

function tag(element: Element, which: 'opening' | 'closing', text: string): Slot {
  return { ...positions(element)[which], with: () => text };
}

function data(element: Element, name: string): string {
  return String(element.properties[name] ?? '');
}

function escaped(text: string | undefined): string | undefined {
  return text === undefined ? undefined : escapeHtml(text);
}
