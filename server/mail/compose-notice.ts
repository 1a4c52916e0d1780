import type { Sheet } from './letter.ts';
import { sheetHtml } from './letter-html.ts';
import { sheetText } from './letter-text.ts';
import type { Notice } from './notice.ts';

/** Makes a notice of what it says. */
export function composeNotice(about: Pick<Notice, 'id' | 'kind' | 'createdAt' | 'subject'>, sheet: Sheet): Notice {
  return { ...about, text: sheetText(sheet), html: sheetHtml(sheet) };
}
