import type { Content } from '../content.ts';
import { jsonSchemaOf } from '../editor-schemas.ts';
import { type Path, schemaOf } from '../walk.ts';
import { type Choice, describeField } from './field.ts';

interface Node {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  choices?: Choice[];
}

/**
 * Returns the JSON Schema of a file for a form: fields that refer to pages or entries have `choices`.
 * @param file of a folder, its name may be new
 * @param whole value of the file
 * @returns undefined if content has no such file
 */
export function formSchema(file: string, whole: unknown, content: Content | undefined): object | undefined {
  const schema = schemaOf(file);
  if (!schema) return undefined;
  const addChoices = (node: Node, path: Path): void => {
    for (const [key, child] of Object.entries(node.properties ?? {})) addChoices(child, [...path, key]);
    if (node.items) addChoices(node.items, [...path, 0]);
    for (const form of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) addChoices(form, path);
    if (node.type !== 'string' || node.enum) return;
    const choices = describeField({ file, path }, whole, content)?.choices;
    if (choices) node.choices = choices;
  };
  const form: Node = jsonSchemaOf(schema);
  addChoices(form, []);
  return form;
}
