import { extrasNames } from '#shared/records/record-extras.ts';
import type { TemplateRow } from '#shared/templates/template.columns.ts';
import type { Template } from '#shared/templates/template.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { categoryCollection, categoryName } from './categories.ts';

/** The fields of a template that the list keeps in memory. Changing them needs the next layout version. */
export type ListedTemplate = Omit<Template, 'excel_import_id' | 'text'>;

const layout: RowLayout<ListedTemplate> = {
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
};

export const templateStore = entityStore<Template>({ type: 'contract_template', layout });

/** The template with the names of category and owner, as of their last refresh. */
export const templateRowOf = (stored: ListedTemplate): TemplateRow => ({
  ...stored,
  category: categoryName(stored.category_id),
  owner_name: userCollection.rows.get(stored.owner_user_id)?.name ?? null,
  state: stored.published > 0 ? 'published' : 'draft',
  changed_on: belgianDay(new Date(stored.changed_at)),
});

export const templateCollection = collection<ListedTemplate, TemplateRow>({
  entity: { type: templateStore.type, layout },
  joins: [
    { with: userCollection, ids: (row) => [row.owner_user_id] },
    { with: categoryCollection, ids: (row) => [row.category_id ?? 0] },
  ],
  toRow: templateRowOf,
});
