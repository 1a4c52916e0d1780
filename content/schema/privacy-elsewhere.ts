import { z } from 'zod';
import { toConfirm } from './to-confirm.ts';
import { line } from './words.ts';

/** Paragraphs of the privacy page that are true only of some builds. */
export const privacyElsewhere = toConfirm('legal', {
  paragraphs: z.array(
    z.strictObject({
      /** Of which builds: form or assistant with another company, nobody or the host who measures, no server of ours at all. */
      when: z.enum(['form', 'assistant', 'nobody', 'host', 'no-server'], 'must be form, assistant, nobody, host or no-server'),
      /** First words of the paragraph of pages/privacy.md that it replaces. */
      begins: line(80),
      /** Without it the paragraph is left out. */
      text: line(700).optional(),
    }),
  ),
});
