import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { line } from '#shared/values/text.ts';
import { cleared, flag, id } from '#shared/values/wire.ts';

export const OPTIONS_MAX = 200;
const optionName = line(100).refine((name) => name !== '', failsWith('required'));

export const customFieldName = line(100).refine((name) => name !== '', failsWith('required'));

/** What may be set of a definition; the type stays what it was when the field was added. */
export const customFieldSettings = {
  help_text: cleared(line(240)),
  employee_visibility: flag.optional(),
  expense_visibility: flag.optional(),
  expense_required: flag.optional(),
  priority: z.int().min(0).max(10_000).optional(),
};

/** In the order in which they are offered; one without an id is new. */
export const optionsIn = z
  .array(z.strictObject({ id: id.optional(), name: optionName, archived: flag.default(0) }))
  .max(OPTIONS_MAX);
