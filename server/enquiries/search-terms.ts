import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { fieldNames } from '../../content/enquiry-fields.ts';
import { readReference } from '../../shared/api/reference.ts';
import type { Schema } from '../storage/schema.ts';

/** Words of a search that are used; further words are ignored. */
const MOST_WORDS = 8;
const columns = ['reference', ...fieldNames, 'assigned_to'] as const;

/** Splits a search into words. The groups of a reference stay together. */
export function searchTerms(text: string): string[] {
  const reference = readReference(text);
  return reference ? [reference] : text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** Matches enquiries that contain a term, case-insensitively. */
export function matchesTerm(match: ExpressionBuilder<Pick<Schema, 'enquiries'>, 'enquiries'>, word: string): Expression<SqlBool> {
  // SQLite folds the case of ASCII only, so other letters are searched in both cases.
  const forms = new Set([word.toLowerCase(), asciiLower(word), asciiLower(word.toUpperCase())]);
  return match.or(
    columns.flatMap((column) =>
      [...forms].map((form) => sql<SqlBool>`lower(${sql.ref(`enquiries.${column}`)}) like ${pattern(form)} escape '!'`),
    ),
  );
}

const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const pattern = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
