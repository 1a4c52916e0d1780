import { realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../scratch-folder.ts';

/** Options of a desk whose publish builds no site, and whose builds are apart from those of the project. */
export function stubPublish(): { buildFolder: string; publishCommand: string[] } {
  const folder = scratchFolder('publish');
  const buildFolder = join(folder, 'dist');
  const [current, publish] = [realpathSync('dist'), join(folder, 'publish.mjs')];
  symlinkSync(current, buildFolder);
  writeFileSync(
    publish,
    `import { cpSync, writeFileSync } from 'node:fs';
const build = process.argv[2];
for (const name of ['desk', 'server-data', 'manifest.json']) cpSync(${JSON.stringify(`${current}/`)} + name, build + '/' + name, { recursive: true });
writeFileSync(build + '/publication/documents.json', '[]');
`,
  );
  return { buildFolder, publishCommand: [publish] };
}
