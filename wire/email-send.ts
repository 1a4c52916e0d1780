import { z } from 'zod';
import { honeypot, longest } from './enquiry.ts';

/** A text of the template: bounded, because everything from outside is. The bounds are the form's, not its rules. */
const text = (most: number) =>
  z
    .string()
    // A form posts line breaks as two characters and counts them as one.
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .max(most);

/** What the library sends as template_params. `to_email` and `to_name` stand in the wire's shape and are not read: the recipient is the owner's setting. */
const templateParams = z.strictObject({
  to_email: text(254).optional(),
  to_name: text(longest.from_name).optional(),
  from_name: text(longest.from_name),
  from_email: text(longest.from_email),
  phone_number: text(longest.phone_number).optional(),
  message: text(longest.message),
  reply_to: text(longest.from_email).optional(),
  reference: text(64).optional(),
  [honeypot]: text(longest.message).optional(),
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
