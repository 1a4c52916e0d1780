import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { fieldNames } from '../../content/enquiry-fields.ts';
import { readReference } from '../../shared/api/reference.ts';
import type { Schema } from '../storage/schema.ts';

/** So many words of a search count. */
const MOST = 8;
const columns = ['reference', ...fieldNames, 'assigned_to'] as const;

/** The words of a search; those of which the text is a reference stay together. */
export function searchTerms(text: string): string[] {
  const reference = readReference(text);
  return reference ? [reference] : text.split(/\s+/).filter(Boolean).slice(0, MOST);
}

/** Whether an enquiry has a word, or a part of one, in capitals or not. */
export function matchesTerm(match: ExpressionBuilder<Pick<Schema, 'enquiries'>, 'enquiries'>, word: string): Expression<SqlBool> {
  // SQLite knows the capitals of ASCII alone: others are looked for in both forms.
  const forms = new Set([word.toLowerCase(), asciiLower(word), asciiLower(word.toUpperCase())]);
  return match.or(
    columns.flatMap((column) =>
      [...forms].map((form) => sql<SqlBool>`lower(${sql.ref(`enquiries.${column}`)}) like ${pattern(form)} escape '!'`),
    ),
  );
}

const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const pattern = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
