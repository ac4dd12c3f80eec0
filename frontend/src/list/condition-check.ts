import type { IssueCode, Params } from '#shared/errors/issue.ts';
import { parseConditionNumber } from '#shared/list/condition-number.ts';
import { VALUE_MAX, type Operator } from '#shared/list/segment.ts';
import { countsDays, daysTyped, isRelative } from '#shared/list/relative-dates.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { decimalText } from '#shared/values/decimal.ts';
import type { ListColumn } from './list-column.ts';

/** A column that a condition can be about. */
export type ConditionColumn = Pick<
  ListColumn<never>,
  'key' | 'label' | 'kind' | 'options' | 'suggestsFor' | 'refersTo'
>;

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

/** A column that is compared with what somebody types as a number. */
export const comparesNumbers = (kind: ConditionColumn['kind']): boolean =>
  kind === 'money' || kind === 'number' || kind === 'integer';

/** A number without what groups its digits; text that is none stays as it is. */
const plainNumber = (kind: ConditionColumn['kind'], text: string): string => {
  const parsed = parseConditionNumber(kind, text);
  return parsed.ok ? decimalText(parsed.value) : text;
};

/** The values of a field as the condition keeps them: ids are numbers, everything else is text. */
export const conditionValues = (
  column: Pick<ConditionColumn, 'kind' | 'refersTo'>,
  operator: Operator,
  values: readonly string[],
): (string | number)[] =>
  values.map((value) => {
    if (comparesIds(column, operator) && /^\d+$/.test(value)) return Number(value);
    return comparesNumbers(column.kind) && !countsDays(operator) ? plainNumber(column.kind, value) : value.trim();
  });

type ValueIssue = { code: IssueCode; params?: Params };

/** The error in the values of a condition; undefined when the API will accept them. */
export const valueIssue = (
  { kind }: Pick<ConditionColumn, 'kind'>,
  operator: Operator,
  values: readonly string[],
): ValueIssue | undefined => {
  const needed = valueCount(operator);
  if (needed === 0) return undefined;
  if (values.length < needed || values.some((value) => value.trim() === '')) return { code: 'required' };
  if (values.some((value) => value.trim().length > VALUE_MAX)) return { code: 'too_long', params: { max: VALUE_MAX } };
  if (countsDays(operator)) return values.every((value) => daysTyped(value)) ? undefined : { code: 'days_wanted' };
  if (kind === 'date') return values.every((value) => parseDmy(value) !== null) ? undefined : { code: 'invalid_date' };
  if (!comparesNumbers(kind) && kind !== 'flag') return undefined;
  return values.map((value) => parseConditionNumber(kind, value)).find((parsed) => !parsed.ok);
};
