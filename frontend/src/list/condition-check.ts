import type { IssueCode } from '#shared/errors/issue.ts';
import { VALUE_MAX, type Operator } from '#shared/list/segment.ts';
import { countsDays, daysTyped, isRelative } from '#shared/list/relative-dates.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { parseMoney } from '#shared/values/money.ts';
import type { ListColumn } from './list-column.ts';

/** A column that a condition can be about. */
export type ConditionColumn = Pick<
  ListColumn<never>,
  'key' | 'label' | 'kind' | 'options' | 'suggestsFor' | 'refersTo'
>;

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** How many values a condition has a field for; `any_of` takes any number of values in one field. */
export const valueCount = (operator: Operator): number =>
  operator === 'empty' || operator === 'not_empty' || (isRelative(operator) && !countsDays(operator))
    ? 0
    : operator === 'between'
      ? 2
      : 1;

const comparing: readonly Operator[] = ['is', 'not', 'any_of'];

/** Whether a condition names options, teams and the like by their ids. */
export const comparesIds = ({ refersTo }: Pick<ConditionColumn, 'refersTo'>, operator: Operator): boolean =>
  refersTo !== undefined && comparing.includes(operator);

/** An amount without what groups its digits; text that is none stays as it is. */
const plainAmount = (text: string): string => {
  const parsed = parseMoney(text);
  return parsed.ok ? String(parsed.value) : text;
};

/** The values of a field as the condition keeps them: ids are numbers, everything else is text. */
export const conditionValues = (
  column: Pick<ConditionColumn, 'kind' | 'refersTo'>,
  operator: Operator,
  values: readonly string[],
): (string | number)[] =>
  values.map((value) => {
    if (comparesIds(column, operator) && /^\d+$/.test(value)) return Number(value);
    return column.kind === 'money' ? plainAmount(value.trim()) : value.trim();
  });

/** The error in the values of a condition; undefined when the API will accept them. */
export const valueIssue = (
  { kind }: Pick<ConditionColumn, 'kind'>,
  operator: Operator,
  values: readonly string[],
): IssueCode | undefined => {
  const needed = valueCount(operator);
  if (needed === 0) return undefined;
  if (values.length < needed || values.some((value) => value.trim() === '')) return 'required';
  if (values.some((value) => value.trim().length > VALUE_MAX)) return 'too_long';
  if (countsDays(operator)) return values.every((value) => daysTyped(value)) ? undefined : 'days_wanted';
  if (kind === 'date') return values.every((value) => parseDmy(value) !== null) ? undefined : 'invalid_date';
  if (kind === 'money')
    return values.map((value) => parseMoney(value)).flatMap((parsed) => (parsed.ok ? [] : [parsed.code]))[0];
  const isNumber = ['number', 'integer', 'flag'].includes(kind);
  return !isNumber || values.every((value) => NUMBER.test(value.trim())) ? undefined : 'invalid_number';
};
