import { join } from 'node:path';
import { agreedFigures } from '../agreed.ts';
import { contentFiles, textsIn } from '../checks/content-files.ts';
import type { Content } from '../content.ts';
import { markOf } from '../place-marks.ts';
import { pathWithHidden } from '../read/hidden.ts';
import { readText } from '../read/read-text.ts';
import { type FieldMeta, type Path, valueAt } from '../walk.ts';
import { parseWords } from './write.ts';

/**
 * Returns a copy of the content in which each text that visitors read is marked with its place in its file (place-marks.ts), so that a
 * click on a page finds its field. An agreed figure is marked with the place of its value.
 * @param folder the content folder
 */
export function markContent(content: Content, folder: string): Content {
  const copy = structuredClone(content);
  const figures = new Map(agreedFigures(content).map(({ slug, place }) => [slug, place]));
  const valuePlaces = new Map(content.figureReferences.map(({ file, path, id }) => [`${file} ${path}`, figures.get(id)]));
  for (const contentFile of contentFiles(copy)) {
    const { file, value } = contentFile;
    const source = readText(join(folder, file));
    const whole = /^ *(?:- )?draft: true\b/m.test(source) ? parseWords(file, source) : undefined;
    for (const { path, text, meta } of textsIn(contentFile)) {
      if (!isRead(meta)) continue;
      const mark = markOf(valuePlaces.get(`${file} ${path}`) ?? { file, path: whole ? pathWithHidden(whole, path) : path });
      const marked = meta.role === 'markdown' ? markLines(text, mark) : text + mark;
      (valueAt(value, path.slice(0, -1)) as Record<Path[number], unknown>)[path.at(-1) as Path[number]] = marked;
    }
  }
  return copy;
}

const isRead = ({ role, spoken, silent }: FieldMeta) =>
  !spoken && !silent && (role === 'text' || role === 'alt' || role === 'figure' || role === 'markdown');

/** Marks each line of a Markdown text. Rows of tables end with their bar. */
const markLines = (text: string, mark: string) =>
  text
    .split('\n')
    .map((line) => (line === '' || line.endsWith('|') ? line : line + mark))
    .join('\n');
