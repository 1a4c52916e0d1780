import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DocumentEntry, documentList } from '../../../../content/document-list.ts';
import type { Content } from '../../../../content/load.ts';
import { setNumbers } from '../../../../shared/format/set-numbers.ts';
import { CaseChapters } from '../CaseChapters.tsx';
import { ChapterView } from '../Chapter.tsx';
import type { PrintedDocument } from '../printed-documents.ts';
import { BackCover, ContentsPage, Cover } from './Covers.tsx';

/** Number of chapters that are generated from a case study's page. Written chapters follow these. */
const sharedChapters = 4;

/** Style sheets in the folder `styles`, in cascade order. */
const sheets = ['page', 'contents', 'chapters', 'tables', 'case-study', 'artefacts', 'back-cover'];
const styles = () =>
  [
    ...['tokens', 'tones'].map((name) => readSource(`src/styles/${name}.css`)),
    ...Object.entries(artefactSheets).map(artefactStyles),
    ...sheets.map((name) => readSource(`src/documents/print/styles/${name}.css`)),
  ].join('\n');
const readSource = (file: string) => readFileSync(resolve('site', file), 'utf8');

/** Style sheets of the artefacts, by the class of the element around the artefact. */
const artefactSheets = { firstWeek: 'FirstWeekPage', proposal: 'MorningProposal', weekly: 'WeeklySheet', stopSwitch: 'StopSwitch' };
/** Scopes a sheet to its artefact, because artefacts may share class names. */
const artefactStyles = ([name, sheet]: [string, string]) => `.artefact.${name} { ${readSource(`src/artefacts/${sheet}.module.css`)} }`;

/**
 * Renders a document as one printable HTML page, complete except for the typeface.
 * @param slug of a resource or a case study that has a document
 * @throws Error when it has no document
 */
export function documentHtml(plain: Content, slug: string): string {
  const content = setNumbers(plain);
  const entry = documentList(content).find((document) => document.slug === slug);
  const words = content.documents.find((document) => document.slug === slug);
  if (!entry || !words) throw new Error(`There is no document ${slug}`);
  const study = content.caseStudies.find((it) => it.slug === slug);
  const resource = content.resources.find((it) => it.slug === slug);
  const context = { content, study, origin: content.agency.website.address };
  const head = study ?? { heading: entry.title, lead: entry.description };
  const foot = JSON.stringify(`${content.agency.name}  ·  ${study?.client ?? entry.title}`);

  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{entry.title}</title>
        <meta name="author" content={content.agency.name} />
        <meta name="description" content={entry.description} />
        <style>{`${styles()}@page { @bottom-left { content: ${foot}; } }`}</style>
      </head>
      <body>
        <Cover
          agency={content.agency.name}
          kicker={study ? `${study.client}, ${study.category.toLowerCase()}` : entry.type}
          heading={head.heading}
          lead={head.lead}
          readers={`${content.labels.documents.readers} ${words.readers}`}
          note={study ? content.labels.caseStudy.example : content.labels.offer.example}
          picture={study?.picture ?? words.picture}
          vignette={words.vignette}
        />
        {resource && <ContentsPage labels={content.labels.documents} chapters={words.chapters} lead={resource.description} />}
        {study && <CaseChapters study={study} context={context} />}
        {words.chapters.map((chapter, index) => (
          <ChapterView key={chapter.heading} chapter={chapter} number={index + 1 + (study ? sharedChapters : 0)} context={context} />
        ))}
        <BackCover context={context} heading={study?.closing.heading} more={moreOf(content, slug)} />
      </body>
    </html>,
  )}`;
}

/** Returns links to related pages. */
function moreOf(content: Content, slug: string): { label: string; href: string }[] {
  const study = content.caseStudies.find((it) => it.slug === slug);
  if (study) {
    const services = content.services.filter((service) => study.services.includes(service.slug));
    const industry = content.industries.find((it) => it.slug === study.industry);
    return [
      { label: study.client, href: `/case-studies/${slug}` },
      ...services.map(({ name, slug: service }) => ({ label: name, href: `/services/${service}` })),
      ...(industry ? [{ label: industry.name, href: `/solutions/industries/${industry.slug}` }] : []),
    ];
  }
  const studies = content.caseStudies.filter(({ resources }) => resources.includes(slug));
  return [
    ...studies.slice(0, 3).map(({ client, slug: studySlug }) => ({ label: client, href: `/case-studies/${studySlug}` })),
    { label: content.pages.resources.title, href: '/resources' },
  ];
}

/** Source of a PDF: HTML to print, or the owner's own PDF. */
type DocumentSource = DocumentEntry & { from: string } & ({ html: string } | { pdf: Buffer });

/** Returns the source of each PDF. @param contentFolder folder whose `documents` has the owner's own PDFs */
export function documentSources(content: Content, contentFolder: string): DocumentSource[] {
  return documentList(content).map((entry) => {
    if (entry.ownPdf) {
      const pdf = readFileSync(join(contentFolder, 'documents', entry.ownPdf));
      return { ...entry, pdf, from: createHash('sha256').update(pdf).digest('base64url').slice(0, 24) };
    }
    const html = documentHtml(content, entry.slug);
    return { ...entry, html, from: fingerprint(html) };
  });
}

/** Hashes the source HTML of a PDF. */
export function fingerprint(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 24);
}

/** Returns whether the published PDF matches its source. @param siteFolder the project's folder `site` */
export function isCurrent({ slug, path, from }: DocumentSource, known: Record<string, PrintedDocument>, siteFolder: string): boolean {
  return known[slug]?.from === from && existsSync(join(siteFolder, 'public', path));
}
