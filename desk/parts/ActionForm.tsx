import type { ReactNode } from 'react';

interface ActionFormProps {
  /** Enquiry that it changes. */
  reference?: string;
  /** Address of the form, or its last part for an enquiry, such as `state`. */
  action: string;
  /** Hidden fields; `back` is the list to return to. */
  fields?: Readonly<Record<string, string>>;
  /** Class of the button. */
  look?: string;
  /** Hidden text that names the button's subject, for screen readers. */
  about?: string;
  children: ReactNode;
}

/** Renders a form with one button. */
export function ActionForm({ reference, action, fields = {}, look = 'quiet', about, children }: ActionFormProps) {
  return (
    <form method="post" action={reference ? `/enquiries/${reference}/${action}` : action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={look} aria-label={about && `${children}: ${about}`}>
        {children}
      </button>
    </form>
  );
}
