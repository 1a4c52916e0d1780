import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { eachField, eachRequired, enquiryFields, type FieldName, fieldNames } from '../../../content/enquiry-fields.ts';
import type { Content } from '../../../content/load.ts';
import { messageParameter } from '../../../shared/api/contact-link.ts';
import { findMistake, honeypot, type Mistake, notProvided } from '../../../shared/api/enquiry.ts';
import { fill } from '../../../shared/format/fill.ts';
import { Field } from '../components/Field.tsx';
import { type EmailService, sendFormAddress } from '../external-services/services.ts';
import { reportEvent } from '../measurement/report-event.ts';
import s from './ContactForm.module.css';
import { ErrorSummary, SentMessage } from './FormMessages.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { prepareToSend, sendEnquiry } from './send-enquiry.ts';
import { useDraft } from './use-draft.ts';

export interface ContactFormProps {
  words: Omit<Content['pages']['contact']['form'], 'noteElsewhere'> & { note: string };
  /** Document offered after a success. */
  guide: { title: string; href: string };
  service: EmailService;
  /** The agency's name and contact details; `whatsapp` has only digits. Placeholders have no address. */
  to: { name: string; email: string; phone: string; whatsapp?: string; phoneHref?: string | undefined; emailHref?: string | undefined };
}

/** HTTP status of our server if it already has a different message under the reference. */
const referenceConflict = 409;

const reportStarted = () => reportEvent({ category: 'enquiry', action: 'started', label: '' });

type State =
  | { is: 'idle' }
  | { is: 'sending' }
  | { is: 'mistake'; mistake: Mistake }
  | { is: 'failed' }
  | { is: 'sent'; reference: string };

/**
 * Renders the contact form (specification, sections 4, 5 and 8). Without JavaScript the browser posts the form, and the server
 * responds with this page and shows blocks with `data-state`. With JavaScript, React shows the same blocks.
 */
export function ContactForm({ words, guide, service, to }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  /** Whether a message is on its way, or was sent. */
  const isSending = useRef(false);
  const [state, setState] = useState<State>({ is: 'idle' });
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? [])
      if (control instanceof HTMLInputElement && control.value === notProvided) control.value = '';
  }, []);
  useEffect(() => {
    // A link with a prepared message shows the form again. Listens before useDraft, which scrolls to the message.
    const showForm = () => {
      // Links of error messages have the field's id, which is a parameter without a value.
      if (!new URLSearchParams(location.hash.slice(1)).get(messageParameter)) return;
      isSending.current = false;
      setState({ is: 'idle' });
    };
    addEventListener('hashchange', showForm);
    return () => removeEventListener('hashchange', showForm);
  }, []);
  const draft = useDraft(form, reportStarted);

  useEffect(prepareToSend, []);

  // Move focus to the result.
  useEffect(() => {
    if (state.is !== 'idle') outcome.current?.focus();
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A double click is faster than the render that disables the button, or that replaces the sent form.
    if (isSending.current) return;
    const trap = String(new FormData(event.currentTarget).get(honeypot));
    const submission = draft.current();
    const mistake = findMistake(submission.values);
    if (mistake) return setState({ is: 'mistake', mistake });

    isSending.current = true;
    setState({ is: 'sending' });
    draft.markAttempted();
    const failure = await sendEnquiry(submission, { service, to, trap });
    isSending.current = failure === undefined;
    if (failure === undefined) {
      draft.finish(submission);
      reportEvent({ category: 'enquiry', action: 'sent', label: '' });
      setState({ is: 'sent', reference: submission.reference });
    } else {
      if (failure === referenceConflict) draft.renew();
      reportEvent({ category: 'enquiry', action: 'failed', label: String(failure) });
      setState({ is: 'failed' });
    }
  }

  const { labels, hints, errors } = words;
  const hasMistake = (kind: Mistake['kind'], name?: string) =>
    state.is === 'mistake' && state.mistake.kind === kind && (!name || state.mistake.fields.some((field) => field === name));
  const errorAt = (kind: Mistake['kind'], name: string, text: string) => ({
    state: `mistake-${kind}-${name}`,
    name,
    text,
    isShown: hasMistake(kind, name),
  });
  const missing = eachRequired((name, { control }) => errorAt('required', control, errors.missing[name]));
  const emailShape = errorAt('email', enquiryFields.email.control, errors.emailShape);
  const tooLong = eachField((_, { control, longest }) =>
    errorAt('long', control, fill(errors.tooLong, { most: longest.toLocaleString('en-GB') })),
  );

  const summaries = [
    { kind: 'required', message: errors.required, fields: Object.values(missing) },
    { kind: 'email', message: errors.email, fields: [emailShape] },
    { kind: 'long', message: errors.long, fields: Object.values(tooLong) },
  ] as const;
  const addressing = {
    user_id: service.publicKey,
    service_id: service.serviceId,
    template_id: service.templateId,
    to_email: to.email,
    to_name: to.name,
  };

  const sending = state.is === 'sending';
  const isOwnServer = !service.origin;
  const draftNote = { nothing: words.note, draft: words.restored, attempted: isOwnServer ? words.unsure : words.restored }[draft.restored];
  const fields = eachField((name, { control, isRequired, type, autoComplete }) => (
    <Field
      key={name}
      name={control}
      label={labels[name]}
      remark={isRequired ? undefined : labels.optional}
      hint={hints[name]}
      errors={[
        ...(name in missing ? [missing[name as keyof typeof missing]] : []),
        ...(name === 'email' ? [emailShape] : []),
        tooLong[name],
      ]}
      required={isRequired}
      autoComplete={autoComplete}
      // Without a script the browser posts the fields as they are, and an external service makes no "Not provided" of an empty one.
      defaultValue={isRequired || isOwnServer ? undefined : notProvided}
      // readOnly rather than disabled: the text stays readable and is submitted.
      readOnly={sending}
      {...(type === 'paragraphs' ? { rows: 5 } : type === 'text' ? {} : { type, inputMode: type })}
    />
  ));
  /** Returns whether a field can share its row, as required one-line fields do. */
  const isBeside = (name: FieldName) => enquiryFields[name].isRequired && enquiryFields[name].type !== 'paragraphs';

  return (
    <form
      className={s.form}
      ref={form}
      onSubmit={submit}
      method="post"
      encType="multipart/form-data"
      action={sendFormAddress(service)}
      // Replace the browser's error messages by ours, which are the same with and without JavaScript.
      noValidate
    >
      {Object.entries(addressing).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SentMessage
        words={words.sent}
        guide={guide}
        reference={state.is === 'sent' ? state.reference : undefined}
        hasReceipt={isOwnServer}
        ref={state.is === 'sent' ? outcome : undefined}
      />
      {summaries.map(({ kind, message, fields: wrong }) => (
        <ErrorSummary
          key={kind}
          state={`mistake-${kind}`}
          message={message}
          fields={wrong}
          isShown={hasMistake(kind)}
          ref={hasMistake(kind) ? outcome : undefined}
        />
      ))}
      <div className={s.fields}>
        <div className={s.pair}>{fieldNames.filter(isBeside).map((name) => fields[name])}</div>
        {fieldNames.filter((name) => !isBeside(name)).map((name) => fields[name])}
        <div className={s.trap} aria-hidden="true">
          <label htmlFor={honeypot}>{words.trap}</label>
          <input id={honeypot} name={honeypot} tabIndex={-1} autoComplete="off" />
        </div>

        <div
          className={s.failed}
          data-state="failed"
          hidden={state.is !== 'failed'}
          role="alert"
          tabIndex={-1}
          ref={state.is === 'failed' ? outcome : undefined}
        >
          <p>{errors.failed}</p>
          <p>{errors.kept}</p>
          <p>
            {errors.directly} <a href={to.phoneHref}>{to.phone}</a> <a href={to.emailHref}>{to.email}</a>
          </p>
        </div>
        <div className={s.send}>
          <SubmitButton disabled={sending}>{sending ? words.sending : words.button}</SubmitButton>
          <p className={s.note} role="status">
            {sending ? words.sendingNote : draftNote}
          </p>
        </div>
        <p className={s.privacy}>
          {words.privacy.text} <a href="/privacy">{words.privacy.link}</a>
        </p>
        {to.whatsapp && (
          <p>
            <a
              href={`https://wa.me/${to.whatsapp}`}
              onClick={({ currentTarget }) => {
                // Use the form's current text, such as the chat's summary.
                currentTarget.href = `https://wa.me/${to.whatsapp}?text=${encodeURIComponent(draft.current().values.message)}`;
              }}
            >
              {words.whatsapp}
            </a>
          </p>
        )}
      </div>
    </form>
  );
}
