import type { Notice } from './notice.ts';
import type { Sheet } from './sheet.ts';
import { sheetHtml } from './sheet-html.ts';
import { sheetText } from './sheet-text.ts';

/** Makes a notice of what it says. */
export function composeNotice(about: Pick<Notice, 'id' | 'kind' | 'createdAt' | 'subject'>, sheet: Sheet): Notice {
  return { ...about, text: sheetText(sheet), html: sheetHtml(sheet) };
}
