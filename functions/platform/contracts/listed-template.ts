import { extrasNames } from '#shared/records/record-extras.ts';
import type { ReminderSchedule } from '#shared/templates/reminder-schedule.rules.ts';
import type { Template } from '#shared/templates/template.ts';
import type { ListedEntity } from '#functions/platform/storage/listed-rows.ts';

/** The fields of a template that lists keep in memory. Changing them needs the next layout version. */
export type ListedTemplate = Omit<Template, 'excel_import_id' | 'text' | keyof ReminderSchedule>;

/** How templates are listed. It stands apart from their store, as policies read which one was published anew. */
export const listedTemplates: ListedEntity<ListedTemplate> = {
  type: 'contract_template',
  layout: {
    version: 1,
    fields: [
      'name',
      'type',
      'language',
      'category_id',
      'owner_user_id',
      'is_partner',
      'fields',
      'unknown_fields',
      'draft',
      'published',
      'changed_at',
      'employee_signature_required',
      'internal_signature_required',
      'internal_signer_user_id',
      'second_internal_signer_user_id',
      'deleted',
      'created_at',
      ...extrasNames,
    ],
  },
};
