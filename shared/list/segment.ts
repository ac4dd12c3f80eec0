import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { relativeOperators } from './relative-dates.ts';

/**
 * The operators of conditions on columns, which segments keep and filter chips send (docs/areas/records.md#segments).
 * Dates in conditions are dd/mm/yyyy.
 */
export const operators = [
  'is',
  'not',
  'contains',
  'any_of',
  'before',
  'after',
  'between',
  'over',
  'under',
  'empty',
  'not_empty',
  ...relativeOperators,
] as const;
export type Operator = (typeof operators)[number];

/** The most characters of a value of a condition. */
export const VALUE_MAX = 100;

const conditionValue = z.union([z.string().max(VALUE_MAX), z.number()]);

export const condition = z.strictObject({
  column: z.string().max(60),
  operator: z.enum(operators),
  /** The compared values: one, several for `any_of`, two for `between`, a number of days for those that count them. */
  values: z.array(conditionValue).max(50).default([]),
});
export type Condition = z.infer<typeof condition>;

const match = z.enum(['all', 'any']).default('all');

export const ENTRIES_MAX = 20;
/** At most this many conditions, including those inside groups. */
export const CONDITIONS_MAX = 40;

/** Conditions that count as one: "electric, or hybrid under 50 g". A group holds no groups. */
export const conditionGroup = z.strictObject({ match, conditions: z.array(condition).min(1).max(ENTRIES_MAX) });
export type ConditionGroup = z.infer<typeof conditionGroup>;
export type FilterEntry = Condition | ConditionGroup;

export const segmentFilter = z
  .strictObject({ match, conditions: z.array(z.union([conditionGroup, condition])).max(ENTRIES_MAX) })
  .refine((filter) => conditionsOf(filter).length <= CONDITIONS_MAX, failsWith('max', { max: CONDITIONS_MAX }));
export type SegmentFilter = { match: 'all' | 'any'; conditions: FilterEntry[] };

export const isGroup = (entry: FilterEntry): entry is ConditionGroup => 'conditions' in entry;

/** Every condition of a filter, including those inside groups. */
export const conditionsOf = (filter: SegmentFilter): Condition[] =>
  filter.conditions.flatMap((entry) => (isGroup(entry) ? entry.conditions : [entry]));
