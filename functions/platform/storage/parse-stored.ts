import type * as z from 'zod';

type Holder = Record<string, unknown>;

/** What holds the last step of a path. */
const holderIn = (of: unknown, path: readonly PropertyKey[]): Holder =>
  path.slice(0, -1).reduce<Holder>((holder, step) => holder[String(step)] as Holder, of as Holder);

/**
 * What is stored, as its schema has it. A later release, which was taken back, may have written a name that is not in a
 * closed list of this one: it stays as it is, so that one such item breaks no list, and is kept by the next save. Code
 * that asks for a name must not take an unknown one for any other.
 */
export const parseStored = <T>(schema: z.ZodType<T>, item: unknown): T => {
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
