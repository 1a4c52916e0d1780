import { z } from 'zod';
import { files } from './files.ts';

/**
 * Makes a JSON Schema for each file and folder of content, with the rules that JSON Schema can express. Rules that compare
 * fields or files are checked by the build only.
 */
export function editorSchemas(): { name: string; pattern: string; schema: object }[] {
  return files
    .filter((row): row is Extract<(typeof files)[number], { schema: z.ZodType }> => 'schema' in row)
    .map((row) => {
      const place = 'file' in row ? row.file : row.folder;
      return {
        name: `${place.replace(/\.\w+$/, '').replaceAll('/', '-')}.json`,
        pattern: 'file' in row ? `content/${row.file}` : `content/${row.folder}/*.yaml`,
        schema: jsonSchemaOf(row.schema, { draft: { const: true, description: 'Not shown, and left out of every list.' } }),
      };
    })
    .filter(({ pattern }) => pattern.endsWith('.yaml'));
}

/**
 * Converts a file's zod schema to JSON Schema, without the rules that JSON Schema cannot express.
 * @param everywhere additional fields of every entry
 */
export function jsonSchemaOf(schema: z.ZodType, everywhere: Record<string, object> = {}): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // In binary floating point, 0.3 is not a multiple of 0.1: editors would report it, unlike zod.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object' && jsonSchema.properties) Object.assign(jsonSchema.properties, everywhere);
      if (jsonSchema.multipleOf && jsonSchema.multipleOf < 1) delete jsonSchema.multipleOf;
    },
  });
}
