import {
  Composer,
  CST,
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Parser,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../walk.ts';

// Functions that make one change to a YAML text, least invasive first. They return undefined or yield nothing where they cannot.

const styles = [undefined, 'QUOTE_SINGLE', 'QUOTE_DOUBLE'] as const;

/** Replaces a scalar with a scalar, once in each style of quotes. Only the scalar's characters change. */
export function* byToken(source: string, path: Path, value: unknown): Generator<string> {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return;
  for (const type of typeof value === 'string' ? styles : (['PLAIN'] as const)) {
    const tokens = [...new Parser().parse(source)];
    const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
    const node = document?.getIn(path, true);
    if (!isScalar(node) || !node.srcToken) return;
    const inFlow = path.some((_, length) => isFlow(document?.getIn(path.slice(0, length), true)));
    CST.setScalarValue(node.srcToken as CST.Token, String(value), {
      inFlow,
      afterKey: typeof path.at(-1) === 'string',
      ...(type && { type }),
    });
    yield tokens.map((token) => CST.stringify(token)).join('');
  }
}

/**
 * Changes whole lines: a value, an entry or a key.
 * @param value undefined removes the entry or key
 */
export function byLines(source: string, path: Path, value: unknown): string | undefined {
  const document = documentOf(source);
  const flow = path.findIndex((_, length) => isFlow(document.getIn(path.slice(0, length), true)));
  if (flow >= 0) {
    const node = document.getIn(path.slice(0, flow), true) as Node;
    const changed = document.clone() as Document;
    if (value === undefined) changed.deleteIn(path);
    else changed.setIn(path, changed.createNode(value, { flow: true }));
    const text = stringify(changed.getIn(path.slice(0, flow), true), { lineWidth: 0, collectionStyle: 'flow' }).trimEnd();
    return splice(source, node.range?.[0] as number, node.range?.[1] as number, text);
  }
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const key = path.at(-1) as string | number;
  if (isMap(parent)) return setPair(source, parent, key, value);
  return isSeq(parent) ? setItem(source, parent, Number(key), value) : undefined;
}

/** Serialises the whole document, as a last resort. Comments and order stay. */
export function byDocument(source: string, path: Path, value: unknown): string {
  const document = documentOf(source);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return document.toString({ lineWidth: 0 });
}

/**
 * Moves an entry of a list with its lines and the comments above it.
 * @param to the entry's index afterwards
 */
export function moveLines(source: string, path: Path, index: number, to: number): string | undefined {
  const list = documentOf(source).getIn(path, true);
  if (!isSeq(list) || list.flow) return undefined;
  const ranges = itemRanges(source, list);
  const from = ranges?.[index];
  const next = ranges?.[to < index ? to : to + 1];
  if (!ranges || !from) return undefined;
  const target = next?.start ?? (ranges.at(-1)?.end as number);
  const text = source.slice(from.start, from.end).replace(/\n?$/, '\n');
  return target <= from.start
    ? source.slice(0, target) + text + splice(source, from.start, from.end, '').slice(target)
    : splice(source.slice(0, target).replace(/\n?$/, '\n') + text + source.slice(target), from.start, from.end, '');
}

function setPair(source: string, map: YAMLMap, key: string | number, value: unknown): string | undefined {
  const pairs = map.items.filter(isPair);
  const found = pairs.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
  const [first] = pairs;
  if (!isScalar(first?.key) || !first.key.range) return undefined;
  const indent = first.key.range[0] - lineStart(source, first.key.range[0]);
  if (!found) {
    const end = lineEnd(source, endOf(map, source));
    return splice(source, end, end, `\n${pairText(key, value, indent)}`);
  }
  const start = (found.key as Node).range?.[0] as number;
  const end = lineEnd(source, Math.max(endOf(found.value as Node | null, source), (found.key as Node).range?.[1] as number));
  if (value !== undefined) return splice(source, start, end, pairText(key, value, indent).trimStart());
  const from = lineStart(source, start);
  return source.slice(from, start).trim() === '' ? splice(source, from, end + 1, '') : undefined;
}

function setItem(source: string, list: YAMLSeq, index: number, value: unknown): string | undefined {
  const ranges = itemRanges(source, list);
  const [first] = ranges ?? [];
  if (!ranges || !first) return undefined;
  const text = value === undefined ? '' : `${indented(stringify([value], { lineWidth: 0 }).trimEnd(), first.indent)}\n`;
  const range = ranges[index];
  if (range && value !== undefined) return splice(source, range.dashLine, range.end, text);
  // Without its last entry, the list would become null.
  if (range) return ranges.length === 1 ? undefined : splice(source, range.start, range.end, text);
  const end = ranges.at(-1)?.end as number;
  return source.slice(0, end).replace(/\n?$/, '\n') + text + source.slice(end);
}

/** Returns the lines of each entry of a list, with the comments above; undefined if several entries share a line. */
function itemRanges(source: string, list: YAMLSeq): { start: number; dashLine: number; end: number; indent: number }[] | undefined {
  const token = list.srcToken;
  if (token?.type !== 'block-seq') return undefined;
  const dashes = token.items.map(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset);
  if (dashes.some((dash) => dash === undefined || source.slice(lineStart(source, dash), dash).trim() !== '')) return undefined;
  const starts = (dashes as number[]).map((dash) => {
    let start = lineStart(source, dash);
    while (start > 0 && /^\s*#/.test(source.slice(lineStart(source, start - 1), start))) start = lineStart(source, start - 1);
    return start;
  });
  const end = Math.min(source.length, lineEnd(source, endOf(list, source)) + 1);
  return (dashes as number[]).map((dash, index) => ({
    start: starts[index] as number,
    dashLine: lineStart(source, dash),
    end: starts[index + 1] ?? end,
    indent: dash - lineStart(source, dash),
  }));
}

/** Returns where a node's characters end, without the empty lines and comments after it. */
function endOf(node: Node | null, source: string): number {
  if (!node?.range) return 0;
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    return isPair(last)
      ? Math.max(endOf(last.value as Node | null, source), (last.key as Node).range?.[1] ?? 0)
      : endOf(last as Node | null, source);
  }
  let [, end] = node.range;
  while (end > 0 && source[end - 1] === '\n') end -= 1;
  return end;
}

const documentOf = (source: string) => parseDocument(source, { keepSourceTokens: true, prettyErrors: false });
const isFlow = (node: unknown) => isCollection(node) && node.flow === true;
const splice = (text: string, start: number, end: number, replacement: string) => text.slice(0, start) + replacement + text.slice(end);
const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const lineEnd = (text: string, offset: number) => (text.indexOf('\n', offset) < 0 ? text.length : text.indexOf('\n', offset));
const indented = (text: string, width: number) => text.replace(/^(?=.)/gm, ' '.repeat(width));
const pairText = (key: string | number, value: unknown, indent: number) =>
  indented(stringify({ [key]: value }, { lineWidth: 0 }).trimEnd(), indent);
