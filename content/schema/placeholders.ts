import { z } from 'zod';
import { line } from './words.ts';

/**
 * Invented words that the owner has to replace. `npm run doctor` reports the site as not ready while a file contains them.
 * Replacing the words is enough; the entry here can stay.
 */
export const placeholders = z
  .strictObject({
    invented: z.array(
      z.strictObject({
        /** Path below content/. */
        file: line(80),
        /** The words, exactly as in the file. */
        says: line(120),
        what: z.enum(['person', 'quote', 'address'], 'must be person, quote or address'),
      }),
    ),
  })
  .meta({ silent: true });
