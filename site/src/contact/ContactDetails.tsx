import type { ReactNode } from 'react';
import type { Content } from '../../../content/load.ts';
import { unmarked } from '../../../content/place-marks.ts';
import type { Agency } from '../../../content/schema/agency.ts';
import { emailHref, phoneHref } from '../components/contact-links.ts';
import { TeamPortrait } from '../components/TeamPortrait.tsx';
import { content } from '../data/content.ts';
import s from './ContactDetails.module.css';

interface ContactDetailsProps {
  page: Content['pages']['contact'];
  agency: Agency;
  children: ReactNode;
}

/** Renders the contact form, which is its child, below the person who answers, and beside it address, phone number and email address. */
export function ContactDetails({ page, agency, children }: ContactDetailsProps) {
  const { heading, lead, labels, next, who } = page;
  const person = content.pages.team.members.find(({ name }) => unmarked(name) === unmarked(who.name));
  return (
    <div className={`wrap page-top ${s.contact}`}>
      <div>
        <h1>{heading}</h1>
        <p className="page-lead">{lead}</p>
      </div>
      {person && (
        <div className={`${s.who} tone-sand`}>
          <TeamPortrait member={person} />
          <p>
            <b>{person.name}</b> {who.text}
          </p>
        </div>
      )}
      <div className={s.form}>{children}</div>
      <aside className={`${s.details} tone-sand`} aria-label="Contact details">
        <dl>
          <dt>{labels.visit}</dt>
          <dd>
            {agency.address.lines.map((text, index, { length }) => (
              <span key={text}>{index < length - 1 ? `${text},` : text}</span>
            ))}
          </dd>
          <dt>{labels.call}</dt>
          <dd>
            <a href={phoneHref(agency)}>{agency.phone.number}</a>
            {agency.hours && <span>{agency.hours}</span>}
          </dd>
          <dt>{labels.write}</dt>
          <dd>
            <a href={emailHref(agency)}>{agency.email.address}</a>
          </dd>
        </dl>
        <div className={s.next}>
          <h2>{next.heading}</h2>
          <ol>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </aside>
    </div>
  );
}
