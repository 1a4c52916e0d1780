import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { Document } from '../../../content/schema/document.ts';
import { longDate } from '../../../shared/format/days.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { ExampleNote } from '../components/ExampleNote.tsx';
import { HowWeCount } from '../components/HowWeCount.tsx';
import { Picture } from '../components/Picture.tsx';
import { Vignette } from '../components/Vignette.tsx';
import { content, labels } from '../data/content.ts';
import s from '../sections/TextPage.module.css';
import { CaseChapters } from './CaseChapters.tsx';
import { ChapterView } from './Chapter.tsx';
import { chapterId } from './context.ts';
import './reading.css';
import './reading-tables.css';

interface DocumentPageProps {
  path: string;
  heading: string;
  lead: string;
  document: Pick<Document, 'date' | 'readers' | 'chapters' | 'picture' | 'vignette'>;
  /** Case study to which the document belongs. */
  study: Entry<CaseStudy> | undefined;
  pdf: { href: string; facts: string } | undefined;
}

/** Renders a document as a page, with table of contents and link to the PDF. */
export function DocumentPage({
  path,
  heading,
  lead,
  document: { date, readers, chapters, picture, vignette },
  study,
  pdf,
}: DocumentPageProps) {
  const context = { content, study, origin: '', isPage: true };
  const { story, work, beside, services } = labels.documents;
  const generated = study ? [story, work, beside, services] : [];
  const headings = [...generated, ...chapters.map((chapter) => chapter.heading)];
  const hasResults = study !== undefined || /"(?:shop|results|chart)":/.test(JSON.stringify(chapters));
  return (
    <article className={`wrap page-top ${s.page}`}>
      <div className={s.head}>
        <Breadcrumbs path={path} />
        <div>
          <h1>{heading}</h1>
          <p className="page-lead">{lead}</p>
          <p className={s.date}>
            {labels.documents.readers} {readers}. {labels.resources.updated} <time dateTime={date}>{longDate(date)}</time>
          </p>
        </div>
        <DocumentPicture picture={study?.picture ?? picture} vignette={vignette} note={study && labels.caseStudy.example} />
      </div>
      <div className={s.contents}>
        {headings.length > 1 && (
          <nav aria-label="On this page">
            <ol>
              {headings.map((chapter, index) => (
                <li key={chapter}>
                  <a href={`#${chapterId(index + 1)}`}>{chapter}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {pdf && (
          <p className={s.beside}>
            <a href={pdf.href} download>
              {labels.resources.download}
            </a>
            <small>{pdf.facts}</small>
          </p>
        )}
        {hasResults && (
          <p className={s.beside}>
            <HowWeCount />
            {!study && <small>{labels.documents.figures}</small>}
          </p>
        )}
        {study && (
          <p className={s.beside}>
            <a href={`/case-studies/${study.slug}`}>
              {labels.caseStudy.read}: {study.client}
            </a>
          </p>
        )}
      </div>
      <div className="reading">
        {study && <CaseChapters study={study} context={context} />}
        {chapters.map((chapter, index) => (
          <ChapterView key={chapter.heading} chapter={chapter} number={index + 1 + generated.length} context={context} />
        ))}
      </div>
    </article>
  );
}

/** Renders the drawing of the document's cover. */
function DocumentPicture({ picture, vignette, note }: Pick<Document, 'picture' | 'vignette'> & { note: string | undefined }) {
  if (picture) {
    return (
      <div className={s.picture}>
        <Picture picture={picture} crop="card" />
        {!picture.photo && <ExampleNote text={note} />}
      </div>
    );
  }
  return vignette ? <Vignette {...vignette} /> : null;
}
