import type { CellValue } from '#shared/list/column.ts';
import { toDmy } from '#shared/values/dates.ts';
import { customKey, type CustomField } from './custom-field.ts';

/** The value of a custom field as people read it: the name of the option, dates as dd/mm/yyyy. */
export const shownCustomValue = (field: CustomField, value: string | number | undefined): CellValue => {
  if (value === undefined) return null;
  if (field.type === 'select_option') return field.options.find(({ id }) => id === value)?.name ?? null;
  return field.type === 'date' ? toDmy(String(value)) : value;
};

/** A changed value as the feed keeps it; `type` where the value alone does not say what it is. */
export type CustomChange = {
  field: string;
  name: string;
  type?: 'yes_no' | 'money';
  old: CellValue;
  new: CellValue;
};

type Stored = string | number | undefined;

/** A changed value of a custom field as people read it; none where it is the same. */
export const customChange = (field: CustomField, old: Stored, now: Stored): CustomChange[] => {
  if (old === now) return [];
  const { type } = field;
  return [
    {
      field: customKey(field.id),
      name: field.name,
      ...((type === 'yes_no' || type === 'money') && { type }),
      old: shownCustomValue(field, old),
      new: shownCustomValue(field, now),
    },
  ];
};
