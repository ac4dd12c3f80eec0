import * as z from 'zod';
import { customFieldOption, customFieldTypes } from '#shared/custom-fields/custom-field.ts';
import { id } from '#shared/values/wire.ts';

const cell = z.union([z.string(), z.number(), z.null()]);

/** What a row of a list carries besides its own columns. */
export const extrasRow = {
  tags: z.array(z.string()),
  /** By id of the custom field, of those asked for (`requested_cf_ids`), as people read them; dates as dd/mm/yyyy. */
  custom_fields: z.record(z.string(), cell),
};

/** A custom field with the value that a record has for it. */
export const customFieldOut = z.object({
  id,
  name: z.string(),
  type: z.enum(customFieldTypes),
  help_text: z.string().nullable(),
  priority: z.int(),
  /** What may be chosen now. */
  options: z.array(customFieldOption.omit({ archived: true })),
  /** An option by its id, a date as dd/mm/yyyy, yes/no as 1 or 0. */
  value: cell,
  /** As people read it. */
  value_name: cell,
});
export type CustomFieldOut = z.output<typeof customFieldOut>;
