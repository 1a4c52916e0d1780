import { type EnquiryWords, eachField } from '../../content/enquiry-fields.ts';
import { controls, type EnquiryFields } from '../../wire/enquiry.ts';

/** What somebody wrote who left empty what may be left empty, and what is given. */
export const enquiryWords = <More extends Partial<EnquiryWords>>(more: More = {} as More) => {
  const words = { ...eachField(() => null), name: 'Asha', email: 'asha@shop.example', message: 'Hello' };
  return { ...(words as EnquiryWords), ...more };
};

/** The form's fields, empty but for those given. */
export const formFields = (given: Partial<EnquiryFields> = {}): EnquiryFields => ({
  ...(Object.fromEntries(controls.map((name) => [name, ''])) as EnquiryFields),
  ...given,
});
