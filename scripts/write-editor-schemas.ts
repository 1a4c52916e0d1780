import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '../content/editor-schemas.ts';

/** Writes JSON Schemas with which editors validate content/, and their list in .vscode/settings.json. */
const folder = '.vscode/schemas';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const schemas = editorSchemas();
for (const { name, schema } of schemas) writeFileSync(join(folder, name), `${JSON.stringify(schema)}\n`);
const settingsFile = '.vscode/settings.json';
const settings = JSON.parse(readFileSync(settingsFile, 'utf8'));
settings['yaml.schemas'] = Object.fromEntries(schemas.map(({ name, pattern }) => [`${folder}/${name}`, pattern]));
writeFileSync(settingsFile, `${JSON.stringify(settings, null, 2)}\n`);
