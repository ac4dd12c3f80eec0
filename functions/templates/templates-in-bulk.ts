import * as z from 'zod';
import type { Template } from '#shared/templates/template.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { templates } from './templates.ts';

/** In bulk edit templates have custom fields and tags alone. */
export const templatesInBulk: BulkEdit<Template> = {
  fields: z.strictObject({}),
  issues: async () => [],
  open: async (actor) => ({
    toChange: (id) => templates(actor).toChange(id),
    plan: () => ({ changed: false, issues: [], writes: [] }),
  }),
};
