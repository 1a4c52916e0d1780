import type { Content } from '../../../content/load.ts';
import type { Agency } from '../../../content/schema/agency.ts';
import { Island } from '../components/Island.tsx';
import { TeamPortrait } from '../components/TeamPortrait.tsx';
import { content } from '../data/content.ts';
import { emailService } from '../external-services/email-service.ts';
import { ContactForm } from '../islands/contact/ContactForm.tsx';
import s from './ContactDetails.module.css';

interface ContactDetailsProps {
  page: Content['pages']['contact'];
  agency: Agency;
}

/** Renders the contact form, and beside it address, phone number and email address. */
export function ContactDetails({ page, agency }: ContactDetailsProps) {
  const { heading, lead, form, labels, next, who } = page;
  const person = content.pages.team.members.find(({ name }) => name === who.name);
  const guide = content.resources.find(({ slug }) => slug === form.sent.guide.resource);
  const service = emailService();
  const { noteElsewhere, ...words } = form;
  const props = {
    words: { ...words, note: service.origin ? noteElsewhere : words.note },
    guide: { title: guide?.title ?? '', href: `/resources/${form.sent.guide.resource}` },
    service,
    to: {
      name: agency.name,
      email: agency.email.address,
      phone: agency.phone.number,
      ...(agency.whatsapp && { whatsapp: agency.whatsapp.replace(/\D/g, '') }),
    },
  };
  return (
    <div className={`wrap ${s.contact}`}>
      <div>
        <h1>{heading}</h1>
        <p className={s.lead}>{lead}</p>
        <div className={s.form}>
          <Island name="contact" component={ContactForm} props={props} wake="enquiry-draft message" />
        </div>
      </div>
      <aside className={`${s.details} tone-sand`} aria-label="Contact details">
        {person && (
          <div className={s.who}>
            <TeamPortrait member={person} />
            <p>
              <b>{person.name}</b> <span>{person.role}</span> {who.text}
            </p>
          </div>
        )}
        <dl>
          <dt>{labels.visit}</dt>
          <dd>
            {agency.address.lines.map((text, index, { length }) => (
              <span key={text}>{index < length - 1 ? `${text},` : text}</span>
            ))}
          </dd>
          <dt>{labels.call}</dt>
          <dd>
            <a href={`tel:${agency.phone.number.replaceAll(' ', '')}`}>{agency.phone.number}</a>
          </dd>
          <dt>{labels.write}</dt>
          <dd>
            <a href={`mailto:${agency.email.address}`}>{agency.email.address}</a>
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
