import { z } from 'zod';
import { line, slug } from './words.ts';

const claim = z
  .strictObject({
    /** Source of a regular expression; {client} stands for every client's name. */
    says: z.string().max(400, 'is longer than 400 characters: write a narrower pattern'),
    example: line(120),
    exactCase: z.literal(true).optional(),
  })
  .superRefine((entry, context) => {
    try {
      if (!claimPattern(entry, ['{client}']).test(entry.example))
        context.addIssue({ code: 'custom', path: ['example'], message: 'does not match `says`: write a sentence that the pattern finds' });
    } catch {
      context.addIssue({ code: 'custom', path: ['says'], message: 'is no regular expression: close its brackets' });
    }
  });

/** Claims that the site deliberately does not publish. Answers that say "we publish no …" list their keys in `lacks`. */
export const notPublished = z.strictObject({ claims: z.record(slug, claim) }).meta({ silent: true, example: true });

/**
 * Compiles the pattern of a claim.
 * @param clients names that {client} stands for
 * @throws SyntaxError if `says` is no regular expression
 */
export function claimPattern({ says, exactCase }: { says: string; exactCase?: true }, clients: readonly string[]): RegExp {
  const names = `(?:${clients.map((name) => RegExp.escape(name)).join('|')})`;
  return new RegExp(says.replaceAll('{client}', names), exactCase ? '' : 'i');
}
