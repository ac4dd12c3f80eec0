import * as z from 'zod';
import { expect, it } from 'vitest';
import { registry } from '#shared/contract/registry.ts';

/** A control character, one that turns the direction of what follows, and half of a pair. */
const badTexts = ['a\u0001b', 'a\u202Eb', 'a\uD800b'];

/** Texts that are not shown or kept as they come, by how their places end, and why. */
const otherTexts: readonly [RegExp, string][] = [
  [/(?:_id|Id|keys\[\]|product|extension|content_type|sheet|repeat\.field)$/, 'names something that is looked up'],
  [/(?:columns\[\]|column|segment|kind|requested_cf_ids|imports\.check key)$/, 'names something that is looked up'],
  [/(?:search|search_term|values\[\])$/, 'is compared, and kept for who typed it alone'],
  [/(?:base64_\w+|content_html)$/, 'is decoded or cleaned'],
  [/filename$/, 'is cleaned'],
  [/ signers\[\]\..+$/, 'is ignored: signers are taken as they are read'],
  [/ (?:set|defaults)\{\}(?:\[\])?$/, 'is judged by the rules of its field'],
  [/ mappings?\{\}$/, 'is a name as it stands in the file'],
  [/new_(?:password|secret)$/, 'is what another system gave'],
];

type Schema = z.core.$ZodType;
type Place = readonly [path: string, schema: Schema];

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The objects, lists and records that a value may be, behind what wraps or changes it. */
const wholesIn = (schema: Schema): Schema[] => {
  const def = defOf(schema);
  if (def.type === 'union') return def.options.flatMap(wholesIn);
  if (def.type === 'pipe') return wholesIn(def.in);
  return 'innerType' in def ? wholesIn(def.innerType) : [schema];
};

const partsOf = (path: string, schema: Schema): Place[] => {
  const def = defOf(schema);
  if (def.type === 'object')
    return Object.entries(def.shape).map(([name, part]): Place => [path === '' ? name : `${path}.${name}`, part]);
  if (def.type === 'array') return [[`${path}[]`, def.element]];
  if (def.type === 'record') return [[`${path}{}`, def.keyType], [`${path}{}`, def.valueType]]; // prettier-ignore
  return [];
};

/** Every value within a schema, itself included. */
const placesIn = (path: string, schema: Schema): Place[] => [
  [path, schema],
  ...wholesIn(schema).flatMap((whole) => partsOf(path, whole).flatMap(([part, inner]) => placesIn(part, inner))),
];

const takes = (schema: Schema, text: string): boolean => z.safeParse(schema, text).success;

it('takes no text in a body that could not be shown or kept as it is', () => {
  const loose = registry.flatMap(({ id, body }) =>
    (body ? placesIn('', body) : [])
      .filter(([, schema]) => badTexts.some((bad) => takes(schema, bad)))
      .map(([path]) => `${id} ${path}`),
  );
  expect(loose.filter((place) => !otherTexts.some(([ending]) => ending.test(place)))).toEqual([]);
  expect(otherTexts.filter(([ending]) => !loose.some((place) => ending.test(place)))).toEqual([]);
});
