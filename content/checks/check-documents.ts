import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { textsOf } from './content-files.ts';

/** Finds missing documents, chapters that differ from the resource's `contents`, and examples that name a client. */
export function checkDocuments(content: Content): Problem[] {
  return [...checkFiles(content), ...checkChapters(content), ...checkExamples(content)];
}

/** Each resource has a PDF or the words of a document, and the words have their entry. */
function checkFiles({ documents, resources, caseStudies, news }: Content): Problem[] {
  const written = new Set(documents.map(({ slug }) => slug));
  const offered = (folder: string, entries: readonly { slug: string; pdf?: string | undefined }[]) =>
    entries.map(({ slug, pdf }) => ({ slug, pdf, file: `${folder}/${slug}.yaml`, path: ['pdf'] }));
  const [downloads, studies] = [offered('resources', resources), offered('case-studies', caseStudies)];
  const misnamed = (file: string, what: string, fix: string): Problem => ({ file, path: [], what, fix });
  return [
    ...downloads
      .filter(({ slug, pdf }) => !pdf && !written.has(slug))
      .map(({ slug, file, path }) => ({
        file,
        path,
        what: 'is missing',
        fix: `name a PDF of your own in documents/, or write documents/${slug}.yaml`,
        inDesk: { what: 'There is no PDF yet', fix: 'Choose one' },
      })),
    ...documents
      .filter(({ slug }) => [...downloads, ...studies].every((entry) => entry.slug !== slug))
      .map(({ slug }) => misnamed(`documents/${slug}.yaml`, 'has the name of no resource and no case study', 'rename or remove it')),
    ...news
      .filter(({ slug }) => written.has(slug))
      .map(({ slug }) => misnamed(`news/${slug}.yaml`, `has the address of documents/${slug}.yaml`, 'choose another name')),
  ];
}

function checkChapters({ documents, resources, caseStudies }: Content): Problem[] {
  return documents.flatMap(({ slug, page, picture, vignette, chapters }) => {
    const problem = (path: Problem['path'], what: string, fix: string): Problem => ({ file: `documents/${slug}.yaml`, path, what, fix });
    if (caseStudies.some((study) => study.slug === slug))
      return page ? [] : [problem(['page'], 'is missing', 'say the title and description of its page to read')];
    const resource = resources.find((entry) => entry.slug === slug);
    if (!resource) return [];
    const { contents } = resource;
    const promise = (text: string) => `write "${text}", or change the promise`;
    return [
      ...(picture || vignette ? [] : [problem(['picture'], 'is missing', 'name the drawing of the cover')]),
      ...contents.flatMap((text, index) =>
        chapters[index]?.heading === text
          ? []
          : [problem(['chapters', index, 'heading'], `is not what resources/${slug}.yaml promises`, promise(text))],
      ),
      ...(chapters.length > contents.length
        ? [problem(['chapters', contents.length], 'is not promised', `add its heading to contents in resources/${slug}.yaml`)]
        : []),
    ];
  });
}

function checkExamples(content: Content): Problem[] {
  const names = [content.agency.name, ...content.caseStudies.map(({ client }) => client)];
  return textsOf(content).flatMap(({ file, path, text, meta }) => {
    const name = file.startsWith('documents/') && meta.example && names.find((each) => text.includes(each));
    const fix = 'examples have invented figures, so speak of "a shop" instead';
    return name ? [{ file, path, what: `names ${name} in an example`, fix }] : [];
  });
}
