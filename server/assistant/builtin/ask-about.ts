import type { SubjectKind } from '../knowledge/subjects.ts';

/** Which way a comparison goes. */
export type Direction = 'high' | 'low' | 'fast' | 'slow';

const directions: Readonly<Record<Direction, string>> = {
  high: 'rank ranking best highest most top largest biggest greatest maximum max better more higher bigger larger strongest successful maximal',
  low: 'worst lowest least smallest minimum min lower smaller poorest weakest fewest',
  fast: 'fastest quickest soonest shortest earliest faster quicker shorter sooner',
  slow: 'slowest longest slower longer latest',
};
const kinds: Readonly<Partial<Record<SubjectKind, string>>> = {
  client: 'client clients customer customers casestudy project projects retailer retailers study studies company companies brand brands',
  office: 'office offices location branch branches city cities hub hubs headquarters',
  service: 'service services system tool software app solution module engine product',
  size: 'solution solutions plan plans package packages shop shops business',
  technology: 'technology system systems',
  industry: 'industry industries trade trades sector sectors shop shops store stores business solution solutions retailer retailers',
  platform: 'platform platforms shop store website site plugin app',
  person: 'leader leaders director',
};

const directionOf = new Map(
  Object.entries(directions).flatMap(([name, words]) => words.split(' ').map((word) => [word, name as Direction] as const)),
);
const kindsOf = new Map<string, SubjectKind[]>();
for (const [name, words] of Object.entries(kinds))
  for (const word of words.split(' ')) kindsOf.set(word, [...(kindsOf.get(word) ?? []), name as SubjectKind]);

/** Words that compare; for spelling. */
export const comparingWords: readonly string[] = [...directionOf.keys()];

/** @returns the direction that a word compares in */
export function directionBy(word: string): Direction | undefined {
  return directionOf.get(word);
}

/** @returns the kinds of subjects that a word may name */
export function kindsBy(word: string): readonly SubjectKind[] {
  return kindsOf.get(word) ?? [];
}
