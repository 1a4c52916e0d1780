import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { stringsOf } from '../read/strings-of.ts';
import { contentFiles } from './content-files.ts';

interface Head {
  file: string;
  /** Path prefix of title and description, with a trailing dot; empty for the file itself. */
  prefix: string;
  title: string;
  description: string;
}

/**
 * Finds duplicate titles and descriptions of pages, addresses of documents, and names of entries within a file,
 * because those names become fragment ids.
 */
export function checkUniqueness(content: Content): Problem[] {
  return [...checkHeads(content), ...checkIds(content), ...checkDownloads(content)];
}

function checkIds(content: Content): Problem[] {
  return contentFiles(content).flatMap(({ file, value }) =>
    repeated(
      stringsOf(value).filter(({ field }) => /[\].](id|slug)$/.test(field)),
      ({ text }) => text,
    ).map(([{ field, text }, first]) => ({
      file,
      field,
      message: `is "${text}", as ${first.field} is: write a name that no other entry has`,
    })),
  );
}

function checkDownloads({ resources }: Content): Problem[] {
  return repeated(resources, ({ downloadLink }) => downloadLink).map(([{ slug, downloadLink }, first]) => ({
    file: `resources/${slug}.yaml`,
    field: 'downloadLink',
    message: `is ${downloadLink}, as in content/resources/${first.slug}.yaml: write an address of its own`,
  }));
}

/** Pairs each entry whose key is a duplicate with the first entry of that key. */
function repeated<T>(entries: readonly T[], keyOf: (entry: T) => string): [entry: T, first: T][] {
  return [...Map.groupBy(entries, keyOf).values()].flatMap(([first, ...more]) => more.map((entry): [T, T] => [entry, first as T]));
}

function checkHeads(content: Content): Problem[] {
  const heads = headsOf(content);
  return (['title', 'description'] as const).flatMap((key) => {
    return repeated(heads, (head) => head[key].toLowerCase()).map(([head, other]) => ({
      file: head.file,
      field: head.prefix + key,
      message: `is the same as ${other.prefix}${key} in content/${other.file}: write one that fits only this page`,
    }));
  });
}

/** Lists the title and description of every page. Documents of case studies have both under `page`. */
function headsOf(content: Content): Head[] {
  return [
    ...contentFiles(content).flatMap(({ file, value }) => {
      const { page, ...own } = value as Partial<Head> & { page?: Head };
      const { title, description } = page ?? own;
      return title && description ? [{ file, prefix: page ? 'page.' : '', title, description }] : [];
    }),
    ...content.pages.resources.categories.map((category, index) => ({
      ...category,
      file: 'pages/resources.yaml',
      prefix: `categories[${index}].`,
    })),
  ];
}
