import { Mark } from '../../drawings/Mark.tsx';
import type { Context } from '../context.ts';

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
    { label: labels.documents.write, text: agency.email.address, href: `mailto:${agency.email.address}` },
    { label: labels.documents.call, text: agency.phone.number, href: `tel:${agency.phone.number.replaceAll(' ', '')}` },
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
