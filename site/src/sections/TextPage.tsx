import type { Content } from '../../../content/load.ts';
import { emailHref, phoneHref } from '../components/contact-links.ts';
import { Vignette } from '../components/Vignette.tsx';
import { labels } from '../data/content.ts';
import { markdownToHtml } from '../data/markdown-to-html.ts';
import s from './TextPage.module.css';

interface TextPageProps {
  page: Content['pages']['privacy'];
  agency: Content['agency'];
  /** Date of the build, if the page shows a date; the page's script replaces it by the current date. */
  built?: Date;
}

/** Writes a Markdown link, or only its text without an address. */
const linked = (text: string, href: string | undefined) => (href ? `[${text}](${href})` : text);

/** Renders a Markdown text with a table of contents. */
export function TextPage({ page, agency, built }: TextPageProps) {
  const { html, headings } = markdownToHtml(
    page.text
      .replaceAll('{email}', linked(agency.email.address, emailHref(agency)))
      .replaceAll('{phone}', linked(agency.phone.number, phoneHref(agency))),
  );
  return (
    <div className={`wrap page-top ${s.page}`}>
      <div className={s.head}>
        <div>
          <h1>{page.heading}</h1>
          <p className="page-lead">{page.lead}</p>
          {built && (
            <p className={s.date}>
              {labels.layout.lastUpdated}{' '}
              <time data-today="" dateTime={built.toISOString().slice(0, 10)}>
                {built.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}
              </time>
            </p>
          )}
        </div>
        <Vignette {...page.picture} />
      </div>
      <nav className={s.contents} aria-label="On this page">
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own Markdown, in which raw HTML is dropped */}
      <div className={s.text} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
