import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { escapeHtml } from '../../shared/format/escape-html.ts';

/** Values to fill into a built page. Texts stay in content. */
export interface TemplateValues {
  /** Names of `data-state` elements to show. Other such elements are hidden. If empty, nothing changes. */
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

interface Range {
  start: number;
  end: number;
}

/** A replaceable span of the source. */
interface Slot extends Range {
  /** Replacement; undefined keeps the span. */
  with: (filling: TemplateValues) => string | undefined;
}

const parser = unified().use(rehypeParse, { verbose: true });

/**
 * Makes a template of a built page, which the server fills in for visitors without a script. The source is spliced, not serialised,
 * so that inline scripts and styles keep their hashes. The page is parsed once, and filling takes microseconds.
 */
export function pageTemplate(html: string): (filling: TemplateValues) => string {
  const slots = slotsOf(parser.parse(html), html).sort((one, other) => one.start - other.start);
  return (filling) => {
    let filled = '';
    let offset = 0;
    for (const slot of slots) {
      const text = slot.with(filling);
      if (text === undefined) continue;
      filled += html.slice(offset, slot.start) + text;
      offset = slot.end;
    }
    return filled + html.slice(offset);
  };
}

function slotsOf(page: Root, html: string): Slot[] {
  const elements = (selector: string) => selectAll(selector, page);
  return [
    ...elements('[data-state][hidden]').map((element) =>
      attribute(element, 'hidden', ({ show }) => (show.includes(data(element, 'dataState')) ? '' : undefined)),
    ),
    ...elements('[data-state]:not([hidden])').map((element) => ({
      ...endOfTag(element, html),
      with: ({ show }: TemplateValues) => (show.length > 0 && !show.includes(data(element, 'dataState')) ? ' hidden' : undefined),
    })),
    ...elements('[data-fill]').map((element) => inside(element, ({ texts }) => escaped(texts?.[data(element, 'dataFill')]))),
    ...elements('[data-fill-html]').map((element) =>
      inside(element, ({ html: htmlByName }) => htmlByName?.[data(element, 'dataFillHtml')]),
    ),
    ...elements('a[data-fill-href]').map((element) => attribute(element, 'href', ({ texts }) => withQuery(element, texts))),
    ...elements('input[name]:not([type=hidden]), textarea[name]').flatMap((control) => slotsOfControl(control, html)),
    // A form filled in by the server is not hydrated, because React would not know the shown state.
    ...elements('astro-island').flatMap((island) => [tag(island, 'opening', '<div>'), tag(island, 'closing', '</div>')]),
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

/** Returns the source offsets of an element's tags and attributes. */
function positions(element: Element): { opening: Range; closing: Range; properties: Record<string, unknown> } {
  const { opening, closing, properties } = (element.data?.position ?? {}) as Record<string, unknown>;
  return { opening: range(opening), closing: closing ? range(closing) : range(opening), properties: properties as Record<string, unknown> };
}

function range(position: unknown): Range {
  const { start, end } = position as { start: { offset: number }; end: { offset: number } };
  return { start: start.offset, end: end.offset };
}

/** Makes a slot for an attribute and the space before it. `text` is the replacement without the space; '' removes both. */
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

/** Returns the offset at which an attribute can be inserted. */
function endOfTag(element: Element, html: string): Range {
  const { end } = positions(element).opening;
  const offset = html[end - 2] === '/' ? end - 2 : end - 1;
  return { start: offset, end: offset };
}

const tag = (element: Element, which: 'opening' | 'closing', text: string): Slot => ({ ...positions(element)[which], with: () => text });

const data = (element: Element, name: string): string => String(element.properties[name] ?? '');
const escaped = (text: string | undefined): string | undefined => (text === undefined ? undefined : escapeHtml(text));
