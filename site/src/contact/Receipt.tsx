import type { ReactNode } from 'react';
import type { Content } from '../../../content/load.ts';
import type { Agency } from '../../../content/schema/agency.ts';
import { receiptPath } from '../../../shared/api/enquiry.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Button } from '../components/Button.tsx';
import { phoneHref } from '../components/contact-links.ts';
import { Field } from '../components/Field.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { states as pictures, type State } from '../drawings/tones.ts';
import s from './Receipt.module.css';
import { SubmitButton } from './SubmitButton.tsx';

interface ReceiptProps {
  page: Content['pages']['receipt'];
  agency: Agency;
}

/**
 * Renders all states of a message. The form requests the page with `?reference=`, and the server responds with the page, showing
 * one block with `data-state` (server/site/page-template.ts). Works without JavaScript.
 */
export function Receipt({ page, agency }: ReceiptProps) {
  const { form, states, reference, action } = page;
  const phone = phoneHref(agency);
  const callButton = phone ? (
    <Button href={phone} tone="outline">
      {agency.phone.number}
    </Button>
  ) : (
    <p>{agency.phone.number}</p>
  );
  const contactButton = <Button href="/contact">{action}</Button>;
  const blocks: { state: State; words: { heading: string; text: string }; knowsReference?: boolean; button?: ReactNode }[] = [
    { state: 'ask', words: { heading: page.heading, text: page.lead } },
    { state: 'received', words: states.received, knowsReference: true },
    { state: 'delivered', words: states.delivered, knowsReference: true },
    { state: 'kept', words: states.kept, knowsReference: true, button: callButton },
    { state: 'delayed', words: states.delayed, knowsReference: true, button: callButton },
    { state: 'unknown', words: states.unknown, knowsReference: true, button: contactButton },
    { state: 'too-many', words: states.tooMany },
  ];
  return (
    <div className={`wrap page-top ${s.receipt}`}>
      <Breadcrumbs path="/contact/receipt" />
      <div className={s.states}>
        {blocks.map(({ state, words, button, knowsReference }) => (
          <div key={state} className={s.state} data-state={state} hidden={state !== 'ask'}>
            <div>
              <h1>{words.heading}</h1>
              {knowsReference && (
                <p className={s.reference}>
                  {reference} <span data-fill="reference" />
                </p>
              )}
              <p className="page-lead">{words.text}</p>
              {button}
            </div>
            <div className={`picture picture-field ${s.picture} tone-${pictures[state]}`}>
              <Drawing name={`states/${state}`} alt="" />
            </div>
          </div>
        ))}
      </div>
      <form className={s.form} method="get" action={receiptPath}>
        <Field
          name="reference"
          label={form.label}
          hint={form.hint}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton>{form.button}</SubmitButton>
      </form>
    </div>
  );
}

/** Renders a few paragraphs and a link. */
export function Notice({ text, action }: { text: readonly string[]; action: { label: string; href: string } }) {
  return (
    <div className={`wrap ${s.notice}`}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Button href={action.href}>{action.label}</Button>
    </div>
  );
}
