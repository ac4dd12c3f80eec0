import type * as z from 'zod';

type Holder = Record<string, unknown>;

/** What holds the last step of a path. */
const holderIn = (of: unknown, path: readonly PropertyKey[]): Holder =>
  path.slice(0, -1).reduce<Holder>((holder, step) => holder[String(step)] as Holder, of as Holder);

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** What was read, with the fields of what is stored that its schema does not know, at any depth. */
const withUnknown = (read: unknown, stored: unknown): unknown => {
  if (!isHolder(read) || !isHolder(stored)) return read;
  if (Array.isArray(read)) return read.map((entry, at) => withUnknown(entry, stored[at]));
  const known = Object.entries(read).map(([name, value]) => [name, withUnknown(value, stored[name])] as const);
  return { ...stored, ...Object.fromEntries(known) };
};

const withoutKey = (item: unknown): unknown => {
  if (!isHolder(item)) return item;
  const { pk: _, sk: __, ...rest } = item;
  return rest;
};

/** What is stored, as its schema has it, with names that are in no closed list of this release. */
const parseKnown = <T>(schema: z.ZodType<T>, item: unknown): T => {
  const parsed = schema.safeParse(item);
  if (parsed.success) return parsed.data;
  const filled = structuredClone(item);
  const unknown = parsed.error.issues.flatMap((issue) => {
    if (issue.code !== 'invalid_value') return [];
    const [holder, last] = [holderIn(filled, issue.path), String(issue.path.at(-1))];
    const name = holder[last];
    if (typeof name !== 'string') return [];
    [holder[last]] = issue.values;
    return [{ path: issue.path, last, name }];
  });
  const read = schema.parse(filled);
  for (const { path, last, name } of unknown) holderIn(read, path)[last] = name;
  return read;
};

/**
 * What is stored, without its key. A later release, which was taken back, may have written a name that is not in a
 * closed list of this one, or a field that is not known: they stay as they are, so that one such item breaks no list,
 * and are kept by a save that starts from what was read. Code that asks for a name must not take an unknown one for any
 * other.
 */
export const parseStored = <T>(schema: z.ZodType<T>, item: unknown): T =>
  // why: more fields than the schema knows are still what it knows
  withUnknown(parseKnown(schema, item), withoutKey(item)) as T;
