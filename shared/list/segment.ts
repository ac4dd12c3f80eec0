import * as z from 'zod';

/** Conditions on columns (domain §1.7): what segments keep and filter chips send. Dates are dd/mm/yyyy on the wire. */
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
] as const;
export type Operator = (typeof operators)[number];

const conditionValue = z.union([z.string().max(100), z.number()]);

export const condition = z.strictObject({
  column: z.string().max(60),
  operator: z.enum(operators),
  /** One value, several for `any_of`, two for `between`, none for `empty` and `not_empty`. */
  values: z.array(conditionValue).max(50).default([]),
});
export type Condition = z.infer<typeof condition>;

export const segmentFilter = z.strictObject({
  match: z.enum(['all', 'any']).default('all'),
  conditions: z.array(condition).max(20),
});
export type SegmentFilter = z.infer<typeof segmentFilter>;
