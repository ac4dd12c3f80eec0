import {
  CONDITIONS_MAX,
  conditionsOf,
  ENTRIES_MAX,
  operators,
  type Condition,
  type FilterEntry,
  type SegmentFilter,
} from './segment.ts';

const COLUMN_MAX = 60;
const VALUE_MAX = 100;
const VALUES_MAX = 50;

const isRecord = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => keys.includes(key));

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' ? value.length <= VALUE_MAX : Number.isFinite(value);

const readCondition = (from: unknown): Condition | null => {
  if (!isRecord(from, ['column', 'operator', 'values'])) return null;
  const { column, operator: name, values = [] } = from;
  const known = operators.find((operator) => operator === name);
  if (typeof column !== 'string' || column.length > COLUMN_MAX || known === undefined) return null;
  if (!Array.isArray(values) || values.length > VALUES_MAX || !values.every(isValue)) return null;
  return { column, operator: known, values };
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length <= ENTRIES_MAX;

/** Reads `match` and the entries, each by `read`. */
const readEntries = <Entry>(
  from: unknown,
  read: (entry: unknown) => Entry | null,
): { match: 'all' | 'any'; conditions: Entry[] } | null => {
  if (!isRecord(from, ['match', 'conditions'])) return null;
  const { match = 'all', conditions } = from;
  if ((match !== 'all' && match !== 'any') || !isList(conditions)) return null;
  const entries = conditions.map(read);
  return entries.every((one) => one !== null) ? { match, conditions: entries } : null;
};

const readEntry = (from: unknown): FilterEntry | null => {
  const condition = readCondition(from);
  if (condition) return condition;
  const group = readEntries(from, readCondition);
  return group && group.conditions.length > 0 ? group : null;
};

/**
 * Reads a filter from JSON as the schema `segmentFilter` does, null for one that it refuses. Lists on screen use it,
 * because they would load zod for nothing else (25 kB before the first row). The tests compare the two.
 */
export const readFilter = (text: string): SegmentFilter | null => {
  let from: unknown;
  try {
    from = JSON.parse(text);
  } catch {
    return null;
  }
  const filter = readEntries(from, readEntry);
  return filter && conditionsOf(filter).length <= CONDITIONS_MAX ? filter : null;
};
