import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';

interface Study {
  client: string;
  title: string;
  description: string;
  tags: string[];
  implementation: unknown[];
}

/**
 * Adds generated case studies to a content folder, varied from the existing studies: other clients, other orders of tags and steps.
 * Figures stay the same, because texts repeat them. Adds the studies to the list in pages/case-studies.yaml.
 * @param content a copy of the content folder
 * @param total number of case studies afterwards
 */
export async function generateStudies(content: string, total: number): Promise<void> {
  const folder = join(content, 'case-studies');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const originals = await Promise.all(
    files.map(async (name) => ({ slug: basename(name, '.yaml'), text: await readFile(join(folder, name), 'utf8') })),
  );
  const slugs: string[] = [];
  for (let index = 0; index < total - files.length; index++) {
    const { slug, text } = originals[index % originals.length] as (typeof originals)[number];
    const { client } = parse(text) as Study;
    const name = inventedName(index, client.length);
    const study = parse(text.replaceAll(client, name)) as Study;
    const generated = {
      ...study,
      title: withName(study.title, name, 51),
      description: withName(study.description, name, 160),
      tags: rotated(study.tags, index),
      implementation: rotated(study.implementation, index),
    };
    slugs.push(`${slug}-${index}`);
    await writeFile(join(folder, `${slug}-${index}.yaml`), stringify(generated));
  }
  const list = join(content, 'pages/case-studies.yaml');
  const page = parse(await readFile(list, 'utf8')) as { order: string[] };
  await writeFile(list, stringify({ ...page, order: [...page.order, ...slugs] }));
}

/** Returns a name of a given length, so that texts with it exceed no limit: Babacede, Babacedi … */
function inventedName(index: number, length: number): string {
  let name = '';
  for (let rest = index; name.length < length; rest = Math.floor(rest / 60))
    name = 'bcdfglmnprst'[rest % 12] + ('aeiou'[Math.floor(rest / 12) % 5] as string) + name;
  const letters = name.slice(-length);
  return (letters[0] as string).toUpperCase() + letters.slice(1);
}

/** Makes titles and descriptions unique by prefixing the client's name where it is missing. */
function withName(text: string, name: string, most: number): string {
  return text.includes(name) ? text : `${name}: ${text}`.slice(0, most).trim();
}

function rotated<T>(items: readonly T[], offset: number): T[] {
  const from = offset % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}
