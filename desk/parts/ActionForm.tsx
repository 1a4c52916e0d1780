import type { ReactNode } from 'react';

interface ActionFormProps {
  reference: string;
  /** Such as `state`: where the form is sent to. */
  action: string;
  /** Hidden fields; `back` is the list to return to. */
  fields?: Readonly<Record<string, string>>;
  /** Look of the button. */
  look?: string;
  /** What the button is about, for who hears it away from its row. */
  about?: string;
  children: ReactNode;
}

/** One button that does something with an enquiry. */
export function ActionForm({ reference, action, fields = {}, look = 'quiet', about, children }: ActionFormProps) {
  return (
    <form method="post" action={`/enquiries/${reference}/${action}`}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={look} aria-label={about && `${children}: ${about}`}>
        {children}
      </button>
    </form>
  );
}
