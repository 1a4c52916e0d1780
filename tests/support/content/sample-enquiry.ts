import { type EnquiryWords, eachField } from '../../../content/enquiry-fields.ts';
import { controlNames, type EnquiryFields } from '../../../shared/api/enquiry.ts';

/** Words of an enquiry without optional fields, with overrides. */
export const enquiryWords = (more: Partial<EnquiryWords> = {}): EnquiryWords => ({
  ...(eachField((_, { isRequired }) => (isRequired ? '' : null)) as EnquiryWords),
  ...{ name: 'Asha', email: 'asha@shop.example', message: 'Hello' },
  ...more,
});

/** Fields of the form, empty except for overrides. */
export const formFields = (given: Partial<EnquiryFields> = {}): EnquiryFields => ({
  ...(Object.fromEntries(controlNames.map((name) => [name, ''])) as EnquiryFields),
  ...given,
});
