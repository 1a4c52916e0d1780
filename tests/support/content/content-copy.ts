import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isMap, parse, parseDocument } from 'yaml';
import { loadContent } from '../../../content/load.ts';
import { ContentError, fieldName, sentenceOf } from '../../../content/read/content-error.ts';
import { scratchFolder } from '../scratch-folder.ts';

/** A copy of the real content that a test may change. Files are named by their path below content/. */
export class ContentCopy {
  readonly folder = scratchFolder('content');

  constructor() {
    cpSync(resolve('content'), this.folder, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  }

  read = (file: string) => readFileSync(join(this.folder, file), 'utf8');
  write = (file: string, text: string) => writeFileSync(join(this.folder, file), text);
  delete = (file: string) => rmSync(join(this.folder, file));

  /**
   * Sets or removes one field of a YAML file.
   * @param field its path as in problems, such as results.items[0].figure
   * @param value undefined removes the field
   * @throws Error if the field's parent does not exist
   */
  set(file: string, field: string, value: unknown): void {
    const document = parseDocument(this.read(file));
    const path = field
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    if (!parent || (value === undefined && isMap(parent) && !parent.has(path.at(-1)))) throw new Error(`content/${file} has no ${field}`);
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
    this.write(file, document.toString({ lineWidth: 0 }));
  }

  /**
   * Appends an entry to a list.
   * @param list its path, such as faq.items
   */
  push(file: string, list: string, entry: unknown): void {
    const items = list.split('.').reduce((value, key) => value[key], parse(this.read(file)));
    this.set(file, `${list}[${items.length}]`, entry);
  }

  /**
   * Loads the copy and returns its problems, formatted.
   * @throws Error if it is valid
   */
  problems(): { file: string; field: string; message: string; line: number | undefined }[] {
    try {
      loadContent(this.folder);
    } catch (error) {
      if (error instanceof ContentError)
        return error.problems.map(({ file, path, line, ...said }) => ({ file, field: fieldName(path), message: sentenceOf(said), line }));
      throw error;
    }
    throw new Error('The content was accepted');
  }
}
