import { z } from 'zod';
import { line } from './words.ts';

/**
 * What was invented so that the pages could be built: `npm run doctor` refuses to call the site ready while a file still says it.
 * Replacing the words is enough; the entry here then finds nothing.
 */
export const placeholders = z.strictObject({
  invented: z.array(
    z.strictObject({
      /** Path below content/. */
      file: line(80),
      /** Words by which it is known, as they stand in the file. */
      says: line(120),
      what: z.enum(['person', 'quote', 'address'], 'must be person, quote or address'),
    }),
  ),
});
