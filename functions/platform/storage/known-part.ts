import type * as z from 'zod';
import type { Item } from './write.ts';

type Holder = Record<PropertyKey, unknown>;

/** What is taken out for an issue: the entry of a list that it is in, else the field. */
const cutOf = (path: readonly PropertyKey[]): readonly PropertyKey[] => {
  const entry = path.findIndex((step) => typeof step === 'number');
  return entry < 0 ? path : path.slice(0, entry + 1);
};

const cutsOf = (issue: z.core.$ZodIssue): (readonly PropertyKey[])[] => {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => cutOf([...issue.path, key]));
  return issue.code === 'invalid_value' ? [cutOf(issue.path)] : [];
};

const takeOut = (stored: Item, path: readonly PropertyKey[]): void => {
  let holder: unknown = stored;
  for (const step of path.slice(0, -1)) holder = (holder as Holder)[step];
  const last = path.at(-1);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (last !== undefined) delete (holder as Holder)[last];
};

/**
 * What this release knows of settings: a later one, which was taken back, may have written entries of kinds that are not
 * known here. They are left out, so that a new feature that was on does not keep everybody out.
 */
export const knownPart = <T>(schema: z.ZodType<T>, stored: Item): T => {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const rest = structuredClone(stored);
  const cuts = new Map(parsed.error.issues.flatMap(cutsOf).map((path) => [JSON.stringify(path), path]));
  // From the end: an entry that is taken out moves those behind it.
  for (const path of [...cuts.values()].toReversed()) takeOut(rest, path);
  return schema.parse(rest);
};
