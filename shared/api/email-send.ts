import { z } from 'zod';
import { type ControlName, enquiryFields, type RequiredName } from '../../content/enquiry-fields.ts';
import { cleanField } from './clean-field.ts';
import { honeypot, maxLengths } from './enquiry.ts';

/** Room for blanks and invisible characters that cleaning removes, in UTF-16 code units. */
const MOST_REMOVED = 1_000;

/**
 * Builds the schema of a text of limited length. The form's `maxlength` is the limit; findMistake checks the rest. The limit counts the
 * cleaned text, as in the form. A text that cleaning cannot make short enough is not cleaned, and so refused.
 */
const text = (max: number, clean = (value: string) => value) =>
  z
    .string()
    // Forms post line breaks as two characters and count them as one.
    .overwrite((value) => (value.length > 2 * max + MOST_REMOVED ? value : clean(value.replace(/\r\n?/g, '\n'))))
    .max(max);

const fieldText = (name: ControlName, max: number) => text(max, (value) => cleanField(name, value));

/** The visitor's fields. A missing field is empty; validation decides whether it is required. */
const fields = Object.fromEntries(
  Object.values(enquiryFields).map(({ control, longest: max, isRequired }) => [
    control,
    isRequired ? fieldText(control, max).default('') : fieldText(control, max).optional(),
  ]),
) as {
  [Name in ControlName]: Name extends (typeof enquiryFields)[RequiredName]['control']
    ? z.ZodDefault<z.ZodString>
    : z.ZodOptional<z.ZodString>;
};

/** template_params of the library. `to_email` and `to_name` are accepted and ignored: the recipient is the owner's setting. */
const templateParams = z.strictObject({
  to_email: text(254).optional(),
  to_name: text(maxLengths.from_name).optional(),
  ...fields,
  reply_to: text(maxLengths.from_email).optional(),
  reference: text(64).optional(),
  [honeypot]: text(maxLengths.message).optional(),
});

/** Ids and library version of a request. */
const service = {
  lib_version: text(32).optional(),
  user_id: text(64).optional(),
  service_id: text(64).optional(),
  template_id: text(64).optional(),
};

/** Body of POST /api/v1.0/email/send. Ids are optional here, because each missing id has another error. */
export const emailSend = z.strictObject({ ...service, template_params: templateParams });

/** Fields of POST /api/v1.0/email/send-form: all fields of emailSend on one level. */
export const emailSendForm = z.strictObject({ ...service, ...templateParams.shape });

export type TemplateParams = z.infer<typeof templateParams>;
