import type { Content } from '../../../content/load.ts';
import type { Agency } from '../../../content/schema/agency.ts';
import { Button } from '../components/Button.tsx';
import { Skyline } from '../illustrations/Skyline.tsx';
import s from './ContactDetails.module.css';

interface ContactDetailsProps {
  page: Content['pages']['contact'];
  agency: Agency;
}

/** Ways to reach a person: an e-mail that is half written already, the phone, the address. The message form takes the left side when it comes. */
export function ContactDetails({ page, agency }: ContactDetailsProps) {
  const { heading, lead, write, labels, picture } = page;
  const body = `${write.prompts.map((prompt) => `${prompt}\n\n`).join('\n')}`;
  const mail = `mailto:${agency.email.address}?subject=${encodeURIComponent(write.subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div className={`wrap ${s.contact}`}>
      <div>
        <h1>{heading}</h1>
        <p className={s.lead}>{lead}</p>
        <section className={s.write} aria-labelledby="write">
          <h2 id="write">{write.heading}</h2>
          <p className="soft">{write.text}</p>
          <ol>
            {write.prompts.map((prompt) => (
              <li key={prompt}>{prompt}</li>
            ))}
          </ol>
          <Button href={mail}>{write.action}</Button>
        </section>
      </div>
      <aside className={s.details} aria-label="Contact details">
        <div className="on-paper">
          <Skyline alt={picture.alt} />
        </div>
        <dl>
          <dt>{labels.visit}</dt>
          <dd>
            {agency.address.lines.map((text) => (
              <span key={text}>{text}</span>
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
      </aside>
    </div>
  );
}
