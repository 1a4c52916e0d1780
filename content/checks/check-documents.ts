import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { stringsOf } from '../read/strings-of.ts';

const ofNothing = 'has the name of no resource and no case study: rename or remove it';

/** Finds documents that do not keep their resource's promise, refer to missing entries, or state an example as a claim. */
export function checkDocuments(content: Content): Problem[] {
  const named = { shop: content.caseStudies, quote: content.caseStudies, results: content.services };
  const names = [content.agency.name, ...content.caseStudies.map(({ client }) => client)];
  const written = new Set(content.documents.map(({ slug }) => slug));
  const own = new Set(content.ownDocuments);
  const isNamed = (slug: string) => [...content.resources, ...content.caseStudies].some((entry) => entry.slug === slug);
  const unclaimed = [
    ...content.resources
      .filter(({ slug }) => !written.has(slug) && !own.has(slug))
      .map(({ slug }) => ({
        file: `documents/${slug}.yaml`,
        field: '',
        message: `is missing: add the words of resources/${slug}.yaml, or a PDF of your own, documents/${slug}.pdf`,
      })),
    ...[...written].filter((slug) => !isNamed(slug)).map((slug) => ({ file: `documents/${slug}.yaml`, field: '', message: ofNothing })),
    ...[...own].filter((slug) => !isNamed(slug)).map((slug) => ({ file: `documents/${slug}.pdf`, field: '', message: ofNothing })),
    ...[...own]
      .filter((slug) => written.has(slug))
      .map((slug) => ({ file: `documents/${slug}.pdf`, field: '', message: `stands beside ${slug}.yaml: keep the PDF or the words` })),
  ];

  return content.documents.reduce<Problem[]>((problems, document) => {
    const file = `documents/${document.slug}.yaml`;
    const resource = content.resources.find(({ slug }) => slug === document.slug);
    if (!document.page && content.caseStudies.some(({ slug }) => slug === document.slug))
      problems.push({ file, field: 'page', message: 'is missing: say the title and description of its page to read' });
    if (resource && !document.picture && !document.panorama)
      problems.push({ file, field: 'picture', message: 'is missing: name the drawing of the cover' });

    const promised = resource?.contents ?? [];
    for (const [index, promise] of promised.entries()) {
      if (document.chapters[index]?.heading !== promise)
        problems.push({
          file,
          field: `chapters[${index}].heading`,
          message: `is not what resources/${document.slug}.yaml promises: write "${promise}", or change the promise`,
        });
    }
    if (resource && document.chapters.length > promised.length)
      problems.push({
        file,
        field: `chapters[${promised.length}]`,
        message: `is not promised: add its heading to contents in resources/${document.slug}.yaml`,
      });

    for (const { field, text } of stringsOf(document.chapters, ['chapters'])) {
      const kind = /\.(shop|quote|results)$/.exec(field)?.[1] as keyof typeof named | undefined;
      if (kind && !named[kind].some(({ slug }) => slug === text))
        problems.push({ file, field, message: `is "${text}": use one of ${named[kind].map(({ slug }) => slug).join(', ')}` });
      const claimed = /\.example\./.test(field) && names.find((name) => text.includes(name));
      if (claimed)
        problems.push({
          file,
          field,
          message: `names ${claimed} in an example: examples have invented figures, so speak of "a shop" instead`,
        });
    }
    return problems;
  }, unclaimed);
}
