import type { CaseDocument } from '../documents.ts';

/** A link to a document that says what it leads to: its title, then type, pages and size. */
export function DocumentLink({ title, href, facts, download }: Pick<CaseDocument, 'title' | 'href' | 'facts' | 'download'>) {
  return (
    <a href={href} download={download}>
      {title} <small>{facts}</small>
    </a>
  );
}
