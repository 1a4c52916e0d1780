/** Mail of the site's own to its owner, composed when it was put in the outbox. */
export interface Notice {
  /** Such as overview-2026-W47: the same id is the same mail, whoever puts it in. */
  id: string;
  kind: 'overview';
  /** Milliseconds since 1970. */
  createdAt: number;
  subject: string;
  text: string;
  html: string;
}
