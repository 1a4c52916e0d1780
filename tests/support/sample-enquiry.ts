import { type EnquiryWords, eachField } from '../../content/enquiry-fields.ts';
import { controlNames, type EnquiryFields } from '../../shared/api/enquiry.ts';

/** What somebody wrote who left empty what may be left empty, and what is given. */
export const enquiryWords = (more: Partial<EnquiryWords> = {}): EnquiryWords => ({
  ...(eachField((_, { isRequired }) => (isRequired ? '' : null)) as EnquiryWords),
  ...{ name: 'Asha', email: 'asha@shop.example', message: 'Hello' },
  ...more,
});

/** The form's fields, empty but for those given. */
export const formFields = (given: Partial<EnquiryFields> = {}): EnquiryFields => ({
  ...(Object.fromEntries(controlNames.map((name) => [name, ''])) as EnquiryFields),
  ...given,
});
