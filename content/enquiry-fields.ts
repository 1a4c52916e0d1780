interface EnquiryField {
  /** Its control's name in the form, and its name on the wire (specification, section 7). */
  control: string;
  /** Longest text, in characters as a browser's maxlength counts them. */
  longest: number;
  isRequired: boolean;
  /** What its control is: one line of that kind, or a text of several. */
  type: 'text' | 'email' | 'tel' | 'paragraphs';
  autoComplete?: string;
}

/**
 * The one list of what an enquiry asks, by the names of the database's columns. Types, form, request, row, mail, CSV and the desk are
 * made from it. To add a field: its entry here, its label in pages/contact.yaml and its column in server/storage/migrations.ts.
 *
 * An address has at most 254 characters (RFC 5321, 4.5.3.1.3); a message of 5,000 is two printed pages.
 */
export const enquiryFields = {
  name: { control: 'from_name', longest: 120, isRequired: true, type: 'text', autoComplete: 'name' },
  email: { control: 'from_email', longest: 254, isRequired: true, type: 'email', autoComplete: 'email' },
  phone: { control: 'phone_number', longest: 40, isRequired: false, type: 'tel', autoComplete: 'tel' },
  message: { control: 'message', longest: 5000, isRequired: true, type: 'paragraphs' },
} as const satisfies Record<string, EnquiryField>;

type Fields = typeof enquiryFields;
export type FieldName = keyof Fields;
export type RequiredName = { [Name in FieldName]: Fields[Name]['isRequired'] extends true ? Name : never }[FieldName];
/** Such as from_name. */
export type ControlName = Fields[FieldName]['control'];

/** What a visitor wrote; null for what may be left empty, and was. */
export type EnquiryWords = { [Name in FieldName]: Name extends RequiredName ? string : string | null };

export const fieldNames = Object.keys(enquiryFields) as FieldName[];

/** Makes something for each field. */
export function eachField<Made>(make: (name: FieldName, field: EnquiryField) => Made): Record<FieldName, Made> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name, enquiryFields[name])])) as Record<FieldName, Made>;
}

/** Makes something for each field that must be filled in. */
export function eachRequired<Made>(make: (name: RequiredName, field: EnquiryField) => Made): Record<RequiredName, Made> {
  const required = fieldNames.filter((name): name is RequiredName => enquiryFields[name].isRequired);
  return Object.fromEntries(required.map((name) => [name, make(name, enquiryFields[name])])) as Record<RequiredName, Made>;
}
