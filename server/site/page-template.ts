import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { escapeHtml } from '../../shared/format/escape-html.ts';

/** Values to fill into a built page. Texts stay in content. */
export interface TemplateValues {
  /** Names of `data-state` elements to show; others are hidden. If empty, the page is unchanged. */
  show: readonly string[];
  /** Text of `data-fill` elements and query of `data-fill-href` links, by name. */
  texts?: Readonly<Record<string, string>>;
  /** Trusted HTML of `data-fill-html` elements, by name, with visitors' text escaped. */
  html?: Readonly<Record<string, string>>;
  /** Values of form controls, by name. */
  values?: Readonly<Record<string, string | undefined>>;
  /** Names of invalid controls; `{name}-error` has the reason. */
  wrong?: readonly string[];
}

/** A replaceable span of the source. */
interface Slot {
  start: number;
  end: number;
  /** Replacement; undefined keeps the span. */
  with: (filling: TemplateValues) => string | undefined;
}

const parser = unified().use(rehypeParse, { verbose: true });

/**
 * Makes a template of a built page, which the server fills in for visitors without a script. The source is spliced, not serialised,
 * so that inline scripts and styles keep their hashes. Parsed once; filling takes microseconds.
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
    // A form filled in by the server is not hydrated: React would not know the shown state.
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

/** Source offsets of an element's tags. @throws Error if the element is not closed */
function positions(element: Element): { opening: Range; closing: Range; properties: Record<string, unknown> } {
  const { opening, closing, properties } = (element.data?.position ?? {}) as Record<string, unknown>;
  return { opening: range(opening), closing: closing ? range(closing) : range(opening), properties: properties as Record<string, unknown> };
}

function range(position: unknown): Range {
  const { start, end } = position as { start: { offset: number }; end: { offset: number } };
  return { start: start.offset, end: end.offset };
}

/** Span of an attribute with the space before it. @param text replacement without that space; '' removes it */
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

/** Offset at which an attribute can be inserted. */
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
