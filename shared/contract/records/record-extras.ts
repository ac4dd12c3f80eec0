import * as z from 'zod';
import { customFieldOption, customFieldTypes } from '#shared/custom-fields/custom-field.ts';
import { flag, id } from '#shared/values/wire.ts';

const cell = z.union([z.string(), z.number(), z.null()]);

/** What a row of a list has besides its built-in columns. */
export const extrasRow = {
  tags: z.array(z.string()),
  /** Values of the requested custom fields (`requested_cf_ids`) by field id, as people read them; dates dd/mm/yyyy. */
  custom_fields: z.record(z.string(), cell),
};

/** A custom field with the value that a record has for it. */
export const customFieldOut = z.object({
  id,
  name: z.string(),
  type: z.enum(customFieldTypes),
  help_text: z.string().nullable(),
  priority: z.int(),
  /** 1: the record has to have a value. */
  required: flag,
  /** The options that can be chosen. */
  options: z.array(customFieldOption.omit({ archived: true })),
  /** An option by its id, a date as dd/mm/yyyy, yes/no as 1 or 0. */
  value: cell,
  /** The value as people read it. */
  value_name: cell,
});
export type CustomFieldOut = z.output<typeof customFieldOut>;
