import * as z from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';

/** Values that most fields of the API take: ids, flags, years as text and as numbers, dates, weeks, text, ULIDs, tokens of links, paths, lists, nothing. */
const plausible: readonly unknown[] = [
  1,
  '1',
  '2026',
  2026,
  2026,
  '01/02/2024',
  [[456, 456, 456, 456, 456, 0, 0]],
  'fleet',
  'car',
  'x',
  'a@b.example',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'car-1-01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'x'.repeat(43),
  '0'.repeat(64),
  '/fleet',
  [1],
  ['x'],
  ['*'],
  {},
  [],
  null,
];
const asText = (value: unknown): value is string => typeof value === 'string';
const wrongAsJson: readonly unknown[] = [
  { nested: { deeper: [null] } },
  [[[]]],
  true,
  -1.5,
  'not one of them',
  '\u202e',
];
const wrongAsText: readonly string[] = ['not one of them', '-1.5', '\u202e', 'x'.repeat(3000)];

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

/** The fields of an object schema, of the last one of several; none when it is something else. */
export const fieldsOf = (schema: z.ZodType | undefined): [string, z.ZodType][] => {
  const object = schema instanceof z.ZodUnion ? schema.options.at(-1) : schema;
  return object instanceof z.ZodObject ? (Object.entries(object.shape) as [string, z.ZodType][]) : [];
};

const sampleField = (schema: z.ZodType, textOnly: boolean): unknown => {
  if (schema instanceof z.ZodObject) return sampleOf(schema, textOnly);
  const options = schema instanceof z.ZodEnum ? schema.options : [];
  const found = [...options, ...plausible].find(
    (value) => (!textOnly || asText(value)) && schema.safeParse(value).success,
  );
  if (found === undefined) throw new Error('no plausible value fits; extend the list');
  return found;
};

/** The least that an object schema accepts: its required fields. */
export const sampleOf = (schema: z.ZodType | undefined, textOnly = false): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(schema)
      .filter(([, field]) => !isOptional(field))
      .map(([name, field]) => [name, sampleField(field, textOnly)]),
  );

/** A value that a field refuses, or undefined when it accepts all of them. */
export const wrongValue = (schema: z.ZodType, textOnly = false): unknown =>
  (textOnly ? wrongAsText : wrongAsJson).find((value) => !schema.safeParse(value).success);

export const isStrict = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodObject && schema._zod.def.catchall instanceof z.ZodNever;

export type Input = {
  params?: Record<string, unknown>;
  query?: Readonly<Record<string, string | readonly string[]>>;
  body?: unknown;
};

/** The least input that an endpoint accepts; path parameters name the first record. */
export const leastInput = (definition: Endpoint): Required<Input> & { query: Record<string, string> } => ({
  params: sampleOf(definition.params, true),
  query: sampleOf(definition.query, true) as Record<string, string>,
  body: definition.body ? sampleOf(definition.body) : {},
});
