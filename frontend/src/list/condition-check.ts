import type { IssueCode } from '#shared/errors/issue.ts';
import type { Operator } from '#shared/list/segment.ts';
import { parseDmy } from '#shared/values/dates.ts';
import type { ListColumn } from './list-column.ts';

/** What a condition can be put on. */
export type ConditionColumn = Pick<ListColumn<never>, 'key' | 'label' | 'kind' | 'options' | 'suggestsFor'>;

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** How many values are typed one by one; `any_of` takes as many as one likes. */
export const valueCount = (operator: Operator): number =>
  operator === 'empty' || operator === 'not_empty' ? 0 : operator === 'between' ? 2 : 1;

/** What is wrong with the values of a condition; undefined when the API will take them. */
export const valueIssue = (
  { kind }: Pick<ConditionColumn, 'kind'>,
  operator: Operator,
  values: readonly string[],
): IssueCode | undefined => {
  const needed = valueCount(operator);
  if (needed === 0) return undefined;
  if (values.length < needed || values.some((value) => value.trim() === '')) return 'required';
  if (kind === 'date') return values.every((value) => parseDmy(value) !== null) ? undefined : 'invalid_date';
  const isNumber = ['money', 'number', 'integer', 'flag'].includes(kind);
  return !isNumber || values.every((value) => NUMBER.test(value.trim())) ? undefined : 'invalid_number';
};
