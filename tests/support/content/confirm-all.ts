import { parseDocument } from 'yaml';
import { type Unconfirmed, unconfirmed } from '../../../content/checks/unconfirmed.ts';
import { loadContent } from '../../../content/load.ts';
import type { ContentCopy } from './content-copy.ts';

/**
 * Confirms every entry of a copy with a name and a date, as the owner would.
 * @returns the entries
 */
export function confirmAll(copy: ContentCopy, by = 'Meera Joshi', on = '2026-11-20'): Unconfirmed[] {
  const entries = unconfirmed(loadContent(copy.folder));
  for (const [file, inFile] of Map.groupBy(entries, (entry) => entry.file)) {
    // A legal page's text follows its YAML.
    const [, opening = '', source = '', rest = ''] = /^(---\n)?(.*?\n)(---\n.*)?$/s.exec(copy.read(file)) ?? [];
    const document = parseDocument(source);
    for (const { field } of inFile) {
      const path = field.split(/[.[\]]+/).filter(Boolean);
      document.setIn([...path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)), 'confirmed'], document.createNode({ by, on }));
    }
    copy.write(file, opening + String(document) + rest);
  }
  return entries;
}
