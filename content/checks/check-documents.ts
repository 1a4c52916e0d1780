import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { textsOf } from './content-files.ts';

/** Finds missing documents, chapters that differ from the resource's `contents`, and examples that name a client. */
export function checkDocuments(content: Content): Problem[] {
  return [...checkFiles(content), ...checkChapters(content), ...checkExamples(content)];
}

/** Each resource has the words of a document or a PDF, and each of both has its entry. */
function checkFiles({ documents, ownDocuments, resources, caseStudies }: Content): Problem[] {
  const written = documents.map(({ slug }) => slug);
  const entries = [...resources, ...caseStudies].map(({ slug }) => slug);
  const problem = (file: string, what: string, fix: string): Problem => ({ file: `documents/${file}`, path: [], what, fix });
  return [
    ...resources
      .filter(({ slug }) => !written.includes(slug) && !ownDocuments.includes(slug))
      .map(({ slug }) =>
        problem(`${slug}.yaml`, 'is missing', `add the words of resources/${slug}.yaml, or a PDF of your own, documents/${slug}.pdf`),
      ),
    ...[...written.map((slug) => [slug, 'yaml']), ...ownDocuments.map((slug) => [slug, 'pdf'])]
      .filter(([slug]) => !entries.includes(slug as string))
      .map((name) => problem(name.join('.'), 'has the name of no resource and no case study', 'rename or remove it')),
    ...ownDocuments
      .filter((slug) => written.includes(slug))
      .map((slug) => problem(`${slug}.pdf`, `stands beside ${slug}.yaml`, 'keep the PDF or the words')),
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
