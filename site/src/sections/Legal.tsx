import type { Content } from '../../../content/load.ts';
import { Vignette } from '../components/Vignette.tsx';
import { labels } from '../content.ts';
import { markdownToHtml } from '../markdown-to-html.ts';
import s from './Legal.module.css';

interface LegalProps {
  page: Content['pages']['privacy'];
  email: string;
  /** Day of the build; enhance/today.ts replaces it by the visitor's today. */
  built: Date;
}

/** A legal text with its contents beside it. */
export function Legal({ page, email, built }: LegalProps) {
  const { html, headings } = markdownToHtml(page.text.replaceAll('{email}', `[${email}](mailto:${email})`));
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.head}>
        <div>
          <h1>{page.heading}</h1>
          <p className={s.lead}>{page.lead}</p>
          <p className={s.date}>
            {labels.layout.lastUpdated}{' '}
            <time data-today="" dateTime={built.toISOString().slice(0, 10)}>
              {built.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </p>
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
