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
        schema: z.toJSONSchema(each.schema, {
          io: 'input',
          unrepresentable: 'any',
          // Editors would reject 0.3 as a multiple of 0.1, because of binary fractions; zod does not.
          override: ({ jsonSchema }) => {
            if (jsonSchema.multipleOf && jsonSchema.multipleOf < 1) delete jsonSchema.multipleOf;
          },
        }),
      };
    })
    .filter(({ pattern }) => pattern.endsWith('.yaml'));
}
