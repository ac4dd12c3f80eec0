import * as z from 'zod';
import { CUSTOM_FIELD_NAME_MAX } from '#shared/custom-fields/custom-field.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { line, nameLine } from '#shared/values/text.ts';
import { cleared, flag, id } from '#shared/values/wire.ts';

export const OPTIONS_MAX = 200;
const TYPES_MAX = 100;
const optionName = line(100).refine((name) => name !== '', failsWith('required'));

export const customFieldName = nameLine(CUSTOM_FIELD_NAME_MAX).refine((name) => name !== '', failsWith('required'));

/** The settings of a definition that can change; the type is fixed when the field is added. */
export const customFieldSettings = {
  help_text: cleared(line(240)),
  employee_visibility: flag.optional(),
  expense_visibility: flag.optional(),
  expense_required: flag.optional(),
  /** Asset types whose assets have the field; an empty list is all. Only for fields of assets. */
  asset_type_ids: z.array(id).max(TYPES_MAX).optional(),
  /** 1: a value cannot be emptied. Records without a value stay as they are until the field is set. */
  required: flag.optional(),
  priority: z.int().min(0).max(10_000).optional(),
};

/** The options in the order in which they are offered; an option without an id is new. */
export const optionsIn = z
  .array(z.strictObject({ id: id.optional(), name: optionName, archived: flag.default(0) }))
  .max(OPTIONS_MAX);
