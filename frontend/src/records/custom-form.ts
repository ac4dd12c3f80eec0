import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { customValue } from '#shared/custom-fields/custom-value.ts';
import { decimalText } from '#shared/values/decimal.ts';
import { issue, toIssues, type Issue } from '#shared/errors/issue.ts';

/**
 * The values of the form by `custom_field_{id}`: text as typed, in wire spelling; '' is no value, an option is its id.
 */
export type CustomForm = Record<string, string>;

export const keyOf = ({ id }: Pick<CustomFieldOut, 'id'>): string => customKey(id);

const typedValue = ({ type, value }: CustomFieldOut): string => {
  if (value === null) return '';
  return type === 'money' || type === 'number' ? decimalText(Number(value)) : String(value);
};

export const formOf = (fields: readonly CustomFieldOut[]): CustomForm =>
  Object.fromEntries(fields.map((field) => [keyOf(field), typedValue(field)]));

/** Whether a required field would stay empty; a counting field is filled in by nobody. */
const isMissing = ({ required, type }: CustomFieldOut, value: string): boolean =>
  required === 1 && type !== 'auto_incrementing_int' && value.trim() === '';

/** The issues that the API would find in one value, by the same rule. */
export const valueIssues = (field: CustomFieldOut, value: string): Issue[] => {
  if (isMissing(field, value)) return [issue(keyOf(field), 'required')];
  const options = field.options.map((option) => ({ ...option, archived: 0 as const }));
  const parsed = customValue({ type: field.type, options }).safeParse(value, { reportInput: true });
  return parsed.success
    ? []
    : toIssues(parsed.error)
        .slice(0, 1)
        .map((found) => ({ ...found, path: keyOf(field) }));
};

/** The issues of changed values, as an unchanged one may be an archived option, and required fields that are empty. */
export const formIssues = (fields: readonly CustomFieldOut[], start: CustomForm, now: CustomForm): Issue[] =>
  fields.flatMap((field) => {
    const value = now[keyOf(field)] ?? '';
    return value === start[keyOf(field)] && !isMissing(field, value) ? [] : valueIssues(field, value);
  });

/** A value of the form in words; '' is empty. */
export const customValueText = (
  field: CustomFieldOut | undefined,
  value: string,
  words: { yes: string; no: string },
): string => {
  if (field?.type === 'yes_no' && value !== '') return value === '1' ? words.yes : words.no;
  if (field?.type !== 'select_option') return value;
  const option = field.options.find(({ id }) => String(id) === value);
  return option?.name ?? (value === String(field.value) ? String(field.value_name) : value);
};
