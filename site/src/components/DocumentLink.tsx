import type { CaseDocument } from '../data/documents.ts';

/** Renders a link to a document: title, type, pages and size. */
export function DocumentLink({ title, href, facts, download }: Pick<CaseDocument, 'title' | 'href' | 'facts' | 'download'>) {
  return (
    <a href={href} download={download}>
      {title} <small>{facts}</small>
    </a>
  );
}
