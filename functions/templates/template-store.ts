import type { TemplateRow } from '#shared/templates/template.columns.ts';
import type { Template } from '#shared/templates/template.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { listedTemplates, type ListedTemplate } from '#functions/platform/contracts/listed-template.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { categoryCollection, categoryName } from './categories.ts';

export const templateStore = entityStore<Template>(listedTemplates);

/** The template with the names of category and owner, as of their last refresh. */
export const templateRowOf = (stored: ListedTemplate): TemplateRow => ({
  ...stored,
  category: categoryName(stored.category_id),
  owner_name: userCollection.rows.get(stored.owner_user_id)?.name ?? null,
  state: stored.published > 0 ? 'published' : 'draft',
  changed_on: belgianDay(new Date(stored.changed_at)),
});

export const templateCollection = collection<ListedTemplate, TemplateRow>({
  entity: listedTemplates,
  joins: [
    { with: userCollection, ids: (row) => [row.owner_user_id] },
    { with: categoryCollection, ids: (row) => [row.category_id ?? 0] },
  ],
  toRow: templateRowOf,
});
