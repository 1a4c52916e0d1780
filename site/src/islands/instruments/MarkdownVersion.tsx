import { fill } from '../../../../shared/format/fill.ts';
import { content } from '../../data/content.ts';

interface MarkdownVersionProps {
  words: { title: string; alt: string; invitation: string };
}

/** Describes an instrument in the page's Markdown version. scripts/build/finish removes the description from the page. */
export function MarkdownVersion({ words: { title, alt, invitation } }: MarkdownVersionProps) {
  return (
    <p hidden data-markdown-only>
      {fill(content.instruments.frame.markdown, { title, alt, invitation })}
    </p>
  );
}
