import type { ComponentProps } from 'react';
import type { Content } from '../../../content/load.ts';
import { longDate } from '../../../shared/format/days.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { emailHref, phoneHref } from '../components/contact-links.ts';
import { Photo } from '../components/Photo.tsx';
import { Vignette } from '../components/Vignette.tsx';
import { markdownToHtml } from '../data/markdown-to-html.ts';
import s from './TextPage.module.css';

interface TextPageProps {
  page: { heading: string; lead: string; text: string };
  agency: Content['agency'];
  /** Path of a page with breadcrumbs. */
  path?: string;
  /** Day with its label. If it is that of the build, the page's script replaces it by today. */
  date?: { label: string; day: string; isToday?: boolean } | undefined;
  /** Drawing or photograph beside the heading. */
  picture?: ComponentProps<typeof Vignette>;
  photo?: ComponentProps<typeof Photo>['photo'] | undefined;
}

/** Writes a Markdown link, or only its text without an address. */
const linked = (text: string, href: string | undefined) => (href ? `[${text}](${href})` : text);

/** Renders a Markdown text with a table of contents. */
export function TextPage({ page, agency, path, date, picture, photo }: TextPageProps) {
  const { html, headings } = markdownToHtml(
    page.text
      .replaceAll('{email}', linked(agency.email.address, emailHref(agency)))
      .replaceAll('{phone}', linked(agency.phone.number, phoneHref(agency))),
  );
  return (
    <div className={`wrap page-top ${s.page}`}>
      <div className={s.head}>
        {path && <Breadcrumbs path={path} />}
        <div>
          <h1>{page.heading}</h1>
          <p className="page-lead">{page.lead}</p>
          {date && (
            <p className={s.date}>
              {date.label}{' '}
              <time data-today={date.isToday ? '' : undefined} dateTime={date.day}>
                {longDate(date.day)}
              </time>
            </p>
          )}
        </div>
        {picture && <Vignette {...picture} />}
        {photo && (
          <div className={s.photo}>
            <Photo photo={photo} place="hero" />
          </div>
        )}
      </div>
      {headings.length > 1 && (
        <nav className={s.contents} aria-label="On this page">
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own Markdown, in which raw HTML is dropped */}
      <div className={s.text} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
