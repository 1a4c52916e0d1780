import { fill } from '../../../../shared/format/fill.ts';
import { content } from '../../content.ts';

interface TwinProps {
  words: { title: string; alt: string; invitation: string };
}

/** What an instrument is and how it is used, for the page's Markdown twin: the finished page goes without it (scripts/finish-build). */
export function MarkdownVersion({ words: { title, alt, invitation } }: TwinProps) {
  return (
    <p hidden data-twin>
      {fill(content.instruments.frame.twin, { title, alt, invitation })}
    </p>
  );
}
