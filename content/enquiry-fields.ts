interface EnquiryField {
  /** Name of the form's control and of the API's field (specification, section 7). */
  control: string;
  /** Longest text, in UTF-16 code units as `maxlength` counts. */
  longest: number;
  isRequired: boolean;
  /** Kind of control: single-line, or a text area for paragraphs. */
  type: 'text' | 'email' | 'tel' | 'paragraphs';
  autoComplete?: string;
}

/**
 * The fields of an enquiry, named as the database's columns, in lower case: PostgreSQL folds unquoted names. Types, form, request, row,
 * e-mail, webhook, CSV and the desk all derive from this list. CONTRIBUTING.md has the steps to add a field.
 * An address has at most 254 characters (RFC 5321, 4.5.3.1.3); a message of 5,000 fills two printed pages.
 */
export const enquiryFields = {
  name: { control: 'from_name', longest: 120, isRequired: true, type: 'text', autoComplete: 'name' },
  email: { control: 'from_email', longest: 254, isRequired: true, type: 'email', autoComplete: 'email' },
  phone: { control: 'phone_number', longest: 40, isRequired: false, type: 'tel', autoComplete: 'tel' },
  message: { control: 'message', longest: 5000, isRequired: true, type: 'paragraphs' },
} as const satisfies Record<Lowercase<string>, EnquiryField>;

type Fields = typeof enquiryFields;
export type FieldName = keyof Fields;
export type RequiredName = { [Name in FieldName]: Fields[Name]['isRequired'] extends true ? Name : never }[FieldName];
/** Name of a control, such as from_name. */
export type ControlName = Fields[FieldName]['control'];

/** A visitor's enquiry; null for an empty optional field. */
export type EnquiryWords = { [Name in FieldName]: Name extends RequiredName ? string : string | null };

export const fieldNames = Object.keys(enquiryFields) as FieldName[];

/** Builds a record with a value for every field. */
export function eachField<T>(make: (name: FieldName, field: EnquiryField) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name, enquiryFields[name])])) as Record<FieldName, T>;
}

/** Builds a record with a value for every required field. */
export function eachRequired<T>(make: (name: RequiredName, field: EnquiryField) => T): Record<RequiredName, T> {
  const required = fieldNames.filter((name): name is RequiredName => enquiryFields[name].isRequired);
  return Object.fromEntries(required.map((name) => [name, make(name, enquiryFields[name])])) as Record<RequiredName, T>;
}
