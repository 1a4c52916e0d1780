import { z } from 'zod';
import { toConfirm } from './to-confirm.ts';
import { line } from './words.ts';

/** Paragraphs of the privacy page that apply only to some builds. */
export const privacyElsewhere = toConfirm('legal', {
  paragraphs: z.array(
    z.strictObject({
      /** Condition: form or assistant hosted by another company, measurement by nobody or by the host, or no server of our own. */
      when: z.enum(['form', 'assistant', 'nobody', 'host', 'no-server'], 'must be form, assistant, nobody, host or no-server'),
      /** First words of the replaced paragraph of pages/privacy.md. */
      begins: line(80).meta({ silent: true }),
      /** Replacement; without it the paragraph is removed. */
      text: line(700).optional(),
    }),
  ),
});
