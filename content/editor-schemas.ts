import { z } from 'zod';
import { files } from './files.ts';

/**
 * Makes a JSON Schema for each file and folder of content, with the rules that JSON Schema can express. Rules that compare
 * fields or files are checked by the build only.
 */
export function editorSchemas(): { name: string; pattern: string; schema: object }[] {
  return files
    .filter((each): each is Extract<(typeof files)[number], { schema: z.ZodType }> => 'schema' in each)
    .map((each) => {
      const place = 'file' in each ? each.file : each.folder;
      return {
        name: `${place.replace(/\.\w+$/, '').replaceAll('/', '-')}.json`,
        pattern: 'file' in each ? `content/${each.file}` : `content/${each.folder}/*.yaml`,
        schema: jsonSchemaOf(each.schema, { draft: { const: true, description: 'Not shown, and left out of every list.' } }),
      };
    })
    .filter(({ pattern }) => pattern.endsWith('.yaml'));
}

/**
 * Converts a zod schema of a file to JSON Schema, as far as it can express the rules.
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
