import type { Content } from './content.ts';
import type { Problem } from './content-error.ts';
import { contentFiles } from './content-files.ts';

interface Head {
  file: string;
  /** Path of what holds the title and description, with a dot at its end; empty for the file itself. */
  prefix: string;
  title: string;
  description: string;
}

/** Finds pages that give a search engine the same title or description as another page: it would show only one of them. */
export function checkUniqueness(content: Content): Problem[] {
  const heads = headsOf(content);
  return (['title', 'description'] as const).flatMap((key) => {
    const first = new Map<string, Head>();
    return heads.flatMap((head) => {
      const text = head[key].toLowerCase();
      const other = first.get(text);
      if (!other) {
        first.set(text, head);
        return [];
      }
      const message = `is the same as ${other.prefix}${key} in content/${other.file}: write one that fits only this page`;
      return [{ file: head.file, field: head.prefix + key, message }];
    });
  });
}

/** What every page states about itself. Documents have a title too, but no page of their own. */
function headsOf(content: Content): Head[] {
  const pages = contentFiles(content).filter(({ file }) => !file.startsWith('resources/'));
  return [
    ...pages.flatMap(({ file, value }) => {
      const { title, description } = value as Partial<Head>;
      return title && description ? [{ file, prefix: '', title, description }] : [];
    }),
    ...content.pages.resources.categories.map((category, index) => ({
      ...category,
      file: 'pages/resources.yaml',
      prefix: `categories[${index}].`,
    })),
  ];
}
