import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type VisitorObject } from 'vite';
import { expect, test } from 'vitest';
import { plainName } from '../content/edit/plain-name.ts';
import { jsonSchemaOf } from '../content/editor-schemas.ts';
import { files } from '../content/files.ts';

/** Words of our trade, which an owner need not know. */
const jargon =
  /\b(?:API|boolean|cache|commit|CSP|CSS|CTA|enum|git|hash|href|HTTP|JSON|LCP|Markdown|metadata|npm|outbox|Prometheus|regex|schema|slip|slug|SMTP|string|stylesheet|token|URI|URL|vitals?|webhooks?|YAML)\b|\b[A-Z]+_[A-Z]+\b|\w=on\b/i;

/** Returns the sentences, names and labels in a file of code. What the log says of a check speaks to whoever runs the server. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  const add = (text: unknown) => {
    if (typeof text === 'string' && /\w,? \w|^[A-Z][a-z]+$/.test(text) && !text.startsWith('<!')) found.push(text);
  };
  const visitor: VisitorObject = {};
  visitor.Literal = ({ value }) => add(value);
  visitor.TemplateElement = ({ value }) => add(value.cooked);
  visitor.JSXText = ({ value }) => add(value);
  const code = readFileSync(file, 'utf8').replace(/^ +fix: .*|^const redeliver .*/gm, '');
  new Visitor(visitor).visit(parseSync(file, code).program);
  return found;
}

const folders = ['desk/**/*.{ts,tsx}', 'server/{desk,words}/*.ts', 'server/alerts/checks.ts', 'content/edit/*.ts'];
/** These speak to whoever runs the server. */
const exclude = ['**/*.test.ts', 'server/desk/{build-desk,guard,metrics-route,send-page}.ts'];

test.each(globSync(folders, { exclude }))('the texts in %s have no words of our trade', (file) => {
  expect(textsOf(file).filter((text) => jargon.test(text))).toEqual([]);
});

test('labels and hints of fields have no words of our trade', () => {
  const labels = (node: object): string[] =>
    Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
      if (key === 'title' || key === 'description') return typeof value === 'string' ? [value] : [];
      if (typeof value !== 'object' || value === null) return [];
      const names = key === 'properties' ? Object.entries(value).map(([name, field]) => field.title ?? plainName(name)) : [];
      return [...names, ...labels(value)];
    });
  const all = files.flatMap((row) => ('schema' in row ? labels(jsonSchemaOf(row.schema)) : []));
  expect([...new Set(all.filter((text) => jargon.test(text)))]).toEqual([]);
});
