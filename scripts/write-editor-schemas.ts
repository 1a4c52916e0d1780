import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '../content/editor-schemas.ts';

/** Writes JSON Schemas with which editors validate content/ (.vscode/settings.json). */
const folder = '.vscode/schemas';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, schema } of editorSchemas()) writeFileSync(join(folder, name), `${JSON.stringify(schema)}\n`);
