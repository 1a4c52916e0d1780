import type { Content } from '../content.ts';
import { fieldName, type Problem } from '../read/content-error.ts';
import type { Path } from '../walk.ts';
import { contentFiles, textsOf } from './content-files.ts';

interface Head {
  file: string;
  /** Path of the value that has title and description. */
  path: Path;
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
  const ids = textsOf(content).filter(({ meta, path }) => meta.role === 'id' && path.length > 1);
  return repeated(ids, ({ file, text }) => `${file} ${text}`).map(([{ file, path, text }, first]) => ({
    file,
    path,
    what: `is "${text}", as ${fieldName(first.path)} is`,
    fix: 'write a name that no other entry has',
  }));
}

function checkDownloads({ resources, caseStudies }: Content): Problem[] {
  const downloads = [
    ...caseStudies.map(({ slug }) => ({ file: `case-studies/${slug}.yaml`, downloadLink: `/documents/${slug}.pdf` })),
    ...resources.map(({ slug, downloadLink }) => ({ file: `resources/${slug}.yaml`, downloadLink })),
  ];
  return repeated(downloads, ({ downloadLink }) => downloadLink).map(([{ file, downloadLink }, first]) => ({
    file,
    path: ['downloadLink'],
    what: `is ${downloadLink}, as in content/${first.file}`,
    fix: 'write an address of its own',
    inDesk: { what: 'Another document has this name', fix: 'Choose another name' },
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
      path: [...head.path, key],
      what: `is the same as ${fieldName([...other.path, key])} in content/${other.file}`,
      fix: 'write one that fits only this page',
    }));
  });
}

/** Lists the title and description of every page. Documents of case studies have both under `page`. */
function headsOf(content: Content): Head[] {
  return [
    ...contentFiles(content).flatMap(({ file, value }) => {
      const { page, ...own } = value as Partial<Head> & { page?: Head };
      const { title, description } = page ?? own;
      return title && description ? [{ file, path: page ? ['page'] : [], title, description }] : [];
    }),
    ...content.pages.resources.categories.map((category, index) => ({
      ...category,
      file: 'pages/resources.yaml',
      path: ['categories', index],
    })),
  ];
}
