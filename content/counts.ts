import { contentFiles, textsOf } from './checks/content-files.ts';
import type { Content } from './content.ts';
import { spelled } from './number-words.ts';
import type { Problem } from './read/content-error.ts';
import { countNames } from './schema/answers.ts';
import { valueAt } from './walk.ts';

/** What the placeholders count. */
const counts: Readonly<Record<(typeof countNames)[number], (content: Content) => number>> = {
  services: ({ services }) => services.length,
  caseStudies: ({ caseStudies }) => caseStudies.length,
  industries: ({ industries }) => industries.length,
  offices: ({ pages }) => pages.globalPresence.offices.length,
  documents: ({ resources }) => resources.length,
  questions: ({ pages }) => pages.contact.faq.items.length,
};
/** A count in words, of all services and so on. Smaller ones count a part: "two services". */
const inWords =
  /\b(four|five|six|seven|eight|nine|ten|eleven|twelve) (?:ai |published )?(services|case studies|clients|industries|trades|offices|documents)\b/gi;
/** Other names of what is counted. */
const names: Readonly<Record<string, keyof typeof counts>> = {
  'case studies': 'caseStudies',
  clients: 'caseStudies',
  trades: 'industries',
};

/** Returns what stands for each placeholder: {services} is "six", {Services} "Six". */
export function countWords(content: Content): Map<string, string> {
  const words = new Map<string, string>();
  for (const name of countNames) {
    const word = spelled(counts[name](content));
    words.set(`{${name}}`, word).set(`{${capital(name)}}`, capital(word));
  }
  return words;
}

/** Writes counts in the place of placeholders. Changes the content. */
export function fillInCounts(content: Content): void {
  const words = countWords(content);
  const values = new Map(contentFiles(content).map(({ file, value }) => [file, value]));
  for (const { file, path, text } of textsOf(content).filter((field) => field.text.includes('{')))
    (valueAt(values.get(file), path.slice(0, -1)) as Record<string, unknown>)[path.at(-1) as string] = text.replace(
      /\{\w+\}/g,
      (place) => words.get(place) ?? place,
    );
}

/** Finds counts in words that are not the number of entries. */
export function checkCounts(content: Content): Problem[] {
  return textsOf(content).flatMap(({ file, path, text, meta }) =>
    [...(meta.example ? [] : text.matchAll(inWords))].flatMap(([said, number = '', noun = '']) => {
      const name = names[noun.toLowerCase()] ?? (noun.toLowerCase() as keyof typeof counts);
      const count = spelled(counts[name](content));
      if (number.toLowerCase() === count) return [];
      return [
        { file, path, what: `says "${said}", but there are ${count}`, fix: `write {${name}} in the place of ${number}, which counts them` },
      ];
    }),
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
