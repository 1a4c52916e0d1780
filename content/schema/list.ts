import { z } from 'zod';

/** A schema, or the fields of a strict object. */
type Item = z.ZodType | z.core.$ZodLooseShape;
type SchemaOf<I extends Item> = I extends z.ZodType ? I : I extends z.core.$ZodLooseShape ? z.ZodObject<I, z.core.$strict> : never;

const list = <I extends Item>(item: I) => z.array((item instanceof z.ZodType ? item : z.strictObject(item)) as SchemaOf<I>);

/** Requires a fixed number of items. @param what plural noun for the error message, such as "figures" */
export const exactly = <I extends Item>(count: number, what: string, item: I) =>
  list(item)
    .length(count, `must have exactly ${count} ${what}`)
    .meta({ title: `${what.charAt(0).toUpperCase()}${what.slice(1)}` });

export const atLeast = <I extends Item>(least: number, item: I) => list(item).min(least);

export const between = <I extends Item>(least: number, most: number, item: I) => list(item).min(least).max(most);

type NamesIn<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | NamesIn<Rest> : Text;

/** Splits a text at its spaces. The names are known to the compiler. */
export const names = <const Text extends string>(text: Text) => text.split(' ') as NamesIn<Text>[];

/** Builds the schema of one of these names. */
export const oneOf = <const Name extends string>(allowed: readonly Name[]) =>
  z.enum(allowed, { error: `must be one of: ${allowed.join(', ')}` });
