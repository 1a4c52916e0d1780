import { z } from 'zod';
import { files } from './files.ts';

/**
 * A JSON Schema for each file and folder of content. It has the rules that JSON Schema can say: fields, lengths, patterns and lists. What compares
 * fields or files is checked by the build alone.
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

/** What of a schema JSON Schema can say, for what is written in a file. @param everywhere fields that each entry may have besides its own */
export function jsonSchemaOf(schema: z.ZodType, everywhere: Record<string, object> = {}): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // In binary fractions 0.3 is no multiple of 0.1: editors would mark it, unlike zod.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object' && jsonSchema.properties) Object.assign(jsonSchema.properties, everywhere);
      if (jsonSchema.multipleOf && jsonSchema.multipleOf < 1) delete jsonSchema.multipleOf;
    },
  });
}
