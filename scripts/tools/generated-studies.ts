import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';

/**
 * Adds generated case studies to a content folder: the existing ones with other clients. Figures stay the same, because texts repeat
 * them. Adds the studies to the list in pages/case-studies.yaml.
 * @param content a copy of the content folder
 * @param total number of case studies afterwards, below 1,000
 */
export async function generateStudies(content: string, total: number): Promise<void> {
  const folder = join(content, 'case-studies');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const slugs: string[] = [];
  for (let index = 0; index < total - files.length; index++) {
    const file = files[index % files.length] as string;
    const text = await readFile(join(folder, file), 'utf8');
    const { client } = parse(text) as { client: string };
    const name = inventedName(index, client.length);
    const study = parse(text.replaceAll(client, name)) as { title: string; description: string };
    // Titles and descriptions must be unique.
    const withName = (words: string, most: number) => (words.includes(name) ? words : `${name}: ${words}`.slice(0, most).trim());
    const generated = { ...study, title: withName(study.title, 51), description: withName(study.description, 160) };
    const slug = `${basename(file, '.yaml')}-${index}`;
    slugs.push(slug);
    await writeFile(join(folder, `${slug}.yaml`), stringify(generated));
  }
  const list = join(content, 'pages/case-studies.yaml');
  const page = parse(await readFile(list, 'utf8')) as { order: string[] };
  await writeFile(list, stringify({ ...page, order: [...page.order, ...slugs] }));
}

/** Returns a name of a given length, so that texts with it exceed no limit, such as Aaaabcd. */
function inventedName(index: number, length: number): string {
  const letters = String(index).replace(/\d/g, (digit) => 'bcdfghklmn'[Number(digit)] as string);
  return `A${letters.padStart(length - 1, 'a')}`;
}
