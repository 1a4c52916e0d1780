import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { textsOf } from './content-files.ts';

/** Finds texts that name a person who was taken off the team page, where answers read the names. @param before the content with this person */
export function checkDeparted(before: Content, content: Content): Problem[] {
  const [names, namesBefore] = [content, before].map(({ pages }) => pages.team.members.map(({ name }) => name)) as [string[], string[]];
  // Another name for one of as many people is a correction.
  const gone = names.length < namesBefore.length ? namesBefore.filter((name) => !names.includes(name)) : [];
  const shown = textsOf(content).filter(({ meta }) => !meta.silent && !meta.example);
  return shown.flatMap(({ file, path, text }) => {
    const name = gone.find((each) => text.includes(each));
    return name ? [{ file, path, what: `names ${name}, whom you remove`, fix: 'write it without this name, then remove the person' }] : [];
  });
}
