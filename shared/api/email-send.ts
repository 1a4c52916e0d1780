import { z } from 'zod';
import { type ControlName, enquiryFields, type RequiredName } from '../../content/enquiry-fields.ts';
import { cleanField } from './clean-field.ts';
import { honeypot, maxLengths } from './enquiry.ts';

/** A text of the template: bounded, because everything from outside is. The bounds are the form's, not its rules. */
const text = (most: number) =>
  z
    .string()
    // A form posts line breaks as two characters and counts them as one.
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .max(most);

/** A visitor's own text, bounded as the form bounds it: by what is left once it is cleaned. */
const written = (name: ControlName, most: number) =>
  z
    .string()
    .overwrite((value) => cleanField(name, value.replace(/\r\n?/g, '\n')))
    .max(most);

/** The visitor's own fields. One that is left out is empty: whether it may be, the form's rules say. */
const fields = Object.fromEntries(
  Object.values(enquiryFields).map(({ control, longest: most, isRequired }) => [
    control,
    isRequired ? written(control, most).default('') : written(control, most).optional(),
  ]),
) as {
  [Name in ControlName]: Name extends (typeof enquiryFields)[RequiredName]['control']
    ? z.ZodDefault<z.ZodString>
    : z.ZodOptional<z.ZodString>;
};

/** What the library sends as template_params. `to_email` and `to_name` stand in the wire's shape and are not read: the recipient is the owner's setting. */
const templateParams = z.strictObject({
  to_email: text(254).optional(),
  to_name: text(maxLengths.from_name).optional(),
  ...fields,
  reply_to: text(maxLengths.from_email).optional(),
  reference: text(64).optional(),
  [honeypot]: text(maxLengths.message).optional(),
});

/** Who is asked, and by which version of the library. */
const service = {
  lib_version: text(32).optional(),
  user_id: text(64).optional(),
  service_id: text(64).optional(),
  template_id: text(64).optional(),
};

/** Body of POST /api/v1.0/email/send. The ids are optional here because each missing one has an answer of its own. */
export const emailSend = z.strictObject({ ...service, template_params: templateParams });

/** Fields of POST /api/v1.0/email/send-form: the same in one level, as a form has them. */
export const emailSendForm = z.strictObject({ ...service, ...templateParams.shape });

export type TemplateParams = z.infer<typeof templateParams>;
