import type { CellValue } from '#shared/list/column.ts';
import { toDmy } from '#shared/values/dates.ts';
import type { CustomField } from './custom-field.ts';

/** The value of a custom field as people read it: the name of the option, dates as dd/mm/yyyy. */
export const shownCustomValue = (field: CustomField, value: string | number | undefined): CellValue => {
  if (value === undefined) return null;
  if (field.type === 'select_option') return field.options.find(({ id }) => id === value)?.name ?? null;
  return field.type === 'date' ? toDmy(String(value)) : value;
};
