import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { stringsOf } from '../read/strings-of.ts';

const noEntryMessage = 'has the name of no resource and no case study: rename or remove it';

/** Finds missing documents, chapters that differ from the resource's `contents`, wrong references, and examples that name a client. */
export function checkDocuments(content: Content): Problem[] {
  const entriesByKind = { shop: content.caseStudies, quote: content.caseStudies, results: content.services };
  const clientNames = [content.agency.name, ...content.caseStudies.map(({ client }) => client)];
  const yamlSlugs = new Set(content.documents.map(({ slug }) => slug));
  const pdfSlugs = new Set(content.ownDocuments);
  const hasEntry = (slug: string) => [...content.resources, ...content.caseStudies].some((entry) => entry.slug === slug);
  const problems: Problem[] = [
    ...content.resources
      .filter(({ slug }) => !yamlSlugs.has(slug) && !pdfSlugs.has(slug))
      .map(({ slug }) => ({
        file: `documents/${slug}.yaml`,
        field: '',
        message: `is missing: add the words of resources/${slug}.yaml, or a PDF of your own, documents/${slug}.pdf`,
      })),
    ...[...yamlSlugs]
      .filter((slug) => !hasEntry(slug))
      .map((slug) => ({ file: `documents/${slug}.yaml`, field: '', message: noEntryMessage })),
    ...[...pdfSlugs]
      .filter((slug) => !hasEntry(slug))
      .map((slug) => ({ file: `documents/${slug}.pdf`, field: '', message: noEntryMessage })),
    ...[...pdfSlugs]
      .filter((slug) => yamlSlugs.has(slug))
      .map((slug) => ({ file: `documents/${slug}.pdf`, field: '', message: `stands beside ${slug}.yaml: keep the PDF or the words` })),
  ];

  for (const document of content.documents) {
    const file = `documents/${document.slug}.yaml`;
    const resource = content.resources.find(({ slug }) => slug === document.slug);
    if (!document.page && content.caseStudies.some(({ slug }) => slug === document.slug))
      problems.push({ file, field: 'page', message: 'is missing: say the title and description of its page to read' });
    if (resource && !document.picture && !document.vignette)
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
      const kind = /\.(shop|quote|results)$/.exec(field)?.[1] as keyof typeof entriesByKind | undefined;
      if (kind && !entriesByKind[kind].some(({ slug }) => slug === text))
        problems.push({ file, field, message: `is "${text}": use one of ${entriesByKind[kind].map(({ slug }) => slug).join(', ')}` });
      const claimedName = /\.example\./.test(field) && clientNames.find((name) => text.includes(name));
      if (claimedName)
        problems.push({
          file,
          field,
          message: `names ${claimedName} in an example: examples have invented figures, so speak of "a shop" instead`,
        });
    }
  }
  return problems;
}
