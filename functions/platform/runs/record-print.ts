import { createHash } from 'node:crypto';

/** A value with the keys of its objects in one order, and without fields that are not set. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== null);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, ordered(each)]),
  );
};

/** A short text that is the same for two states of a record that differ in their version only. */
export const recordPrint = (record: object): string => {
  const state = ordered({ ...record, version: undefined });
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
};
