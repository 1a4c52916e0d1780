import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../../../content/load.ts';
import type { Chapter, Document } from '../../../../content/schema/document.ts';
import { emailHref, phoneHref } from '../../components/contact-links.ts';
import { Mark } from '../../drawings/Mark.tsx';
import { PictureDrawing } from '../../stills/PictureDrawing.tsx';
import { VignetteDrawing } from '../../stills/VignetteDrawing.tsx';
import { type Context, chapterId, coverTone, pageMark } from '../context.ts';

interface CoverProps extends Pick<Document, 'picture' | 'vignette'> {
  agency: string;
  /** Line above the heading: kind of document, or the client's name and trade. */
  kicker: string;
  heading: string;
  lead: string;
  readers: string;
  /** Note that numbers in the picture are an example. Shown only if the picture has numbers. */
  note: string;
}

/** Renders the cover: heading at the top, drawing at the bottom. */
export function Cover({ agency, kicker, heading, lead, readers, note, picture, vignette }: CoverProps) {
  const tone = coverTone({ picture, vignette });
  const drawn = vignette ? (
    <VignetteDrawing {...vignette} />
  ) : (
    picture && <PictureDrawing name={picture.drawing} alt={picture.alt} crop="hero" />
  );
  // Ignore percentages, which are published figures.
  const hasNumbers = /<text\b[^<>]*>[^<%\d]*\d[^<%]*</.test(renderToStaticMarkup(drawn));
  return (
    <div className={`cover tone-${tone}`}>
      <div className="cover-words">
        <p className="brand">
          <Mark onDark={tone === 'green'} />
          {agency}
        </p>
        <p className="kicker">{kicker}</p>
        <h1>{heading}</h1>
        <p className="cover-lead">{lead}</p>
        <p className="readers">{readers}</p>
        {hasNumbers && <p className="cover-note">{note}</p>}
      </div>
      <div className="cover-picture">{drawn}</div>
    </div>
  );
}

interface BackCoverProps {
  context: Context;
  /** Closing heading, only in a case study's document. */
  heading?: string;
  /** Pages to read next. */
  more: readonly { label: string; href: string }[];
}

/** Renders the last page: contact details and further pages. */
export function BackCover({ context: { content }, heading, more }: BackCoverProps) {
  const { agency, labels } = content;
  const { address } = agency.website;
  const host = address.replace('https://', '');
  const contacts = [
    { label: labels.documents.write, text: agency.email.address, href: emailHref(agency) },
    { label: labels.documents.call, text: agency.phone.number, href: phoneHref(agency) },
    { label: labels.documents.website, text: `${host}/contact`, href: `${address}/contact` },
  ];
  return (
    <div className="back tone-green">
      <p className="brand">
        <Mark onDark />
        {agency.name}
      </p>
      <h2>{heading ?? labels.documents.talk}</h2>
      <p className="back-lead">
        {heading && `${labels.documents.talk} `}
        {labels.documents.talkText}
      </p>
      <ul className="ways">
        {contacts.map(({ label, text, href }) => (
          <li key={label}>
            <span>{label}</span>
            <a href={href}>{text}</a>
          </li>
        ))}
        <li>
          <span>{labels.documents.visit}</span>
          <b>{agency.address.lines.join(', ')}</b>
        </li>
      </ul>
      <div className="more">
        <h3>{labels.documents.more}</h3>
        <ul>
          {more.map(({ label, href }) => (
            <li key={href}>
              <span>{label}</span>
              <a href={address + href}>{host + href}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ContentsPageProps {
  labels: Content['labels']['documents'];
  chapters: readonly Chapter[];
  lead: string;
}

/** Renders the table of contents, with a note on which figures are real. */
export function ContentsPage({ labels, chapters, lead }: ContentsPageProps) {
  return (
    <div className="contents">
      <h2>{labels.contents}</h2>
      <p className="lead">{lead}</p>
      <ol>
        {chapters.map(({ heading, lead: sentence }, index) => (
          <li key={heading}>
            <a href={`#${chapterId(index + 1)}`}>
              <b>{heading}</b>
            </a>
            <span className="about">{sentence}</span>
            <span className="page-number">{pageMark(index + 1)}</span>
          </li>
        ))}
      </ol>
      <p className="figures-note">{labels.figures}</p>
    </div>
  );
}
