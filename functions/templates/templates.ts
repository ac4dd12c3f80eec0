import { AppError } from '#shared/errors/problem.ts';
import { applyListQuery, type ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery, SegmentChoice } from '#shared/list/list-query.ts';
import type { RowIndex, Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { TemplateRow } from '#shared/templates/template.columns.ts';
import type { Template } from '#shared/templates/template.ts';
import { presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { categoryBranch, categoryCollection } from './categories.ts';
import { templateSegment } from './template-segments.ts';
import { templateRefusal, templateSight } from './template-sight.ts';
import { templateCollection } from './template-store.ts';
import { presentTemplate, readAround } from './template-wire.ts';

type OpenTemplates = { rows: RowIndex<TemplateRow>; view: ListView<TemplateRow> };

/** What the list of templates filters by beside its query. */
export type TemplateFilter = {
  readonly type?: string | undefined;
  readonly category_id?: number | undefined;
  readonly tag?: string | undefined;
  readonly tag_id?: string | undefined;
  readonly state?: string | undefined;
  readonly language?: string | undefined;
};

const isOfFilter = (filter: TemplateFilter): ((row: TemplateRow) => boolean) => {
  const { type, category_id: category, state, language } = filter;
  const tag = filter.tag ?? filter.tag_id;
  const branch = category === undefined ? undefined : categoryBranch(category);
  return (row) =>
    (type === undefined || row.type === type) &&
    (state === undefined || row.state === state) &&
    (language === undefined || row.language === language) &&
    (tag === undefined || (row.tags ?? []).includes(tag)) &&
    (branch === undefined || (row.category_id !== null && branch.has(row.category_id)));
};

/** Templates as this actor may see and change them. */
export const templates = (actor: Actor) => {
  const seesPartner = can(actor, 'templates:partner');

  const open = async (query: SegmentChoice, filter: TemplateFilter = {}): Promise<OpenTemplates> => {
    const [rows, view] = await Promise.all([
      templateCollection.refresh(),
      listView(actor, 'contract_template', query, (chosen) => templateSegment(actor, chosen)),
      categoryCollection.refresh(),
    ]);
    const matches = isOfFilter(filter);
    const scope: Rule<TemplateRow> = {
      key: `templates:${seesPartner}:${JSON.stringify(filter)}`,
      test: (row) => (seesPartner || row.is_partner === 0) && matches(row),
    };
    return { rows, view: { ...view, scope } };
  };

  return {
    open,

    async list(query: ListQuery, filter: TemplateFilter) {
      const { rows, view } = await open(query, filter);
      const { data, count } = applyListQuery(rows, query, view);
      const [fields, around] = await Promise.all([requestedFields(actor, 'contract_template', query), readAround()]);
      return {
        data: data.map((row) => ({ ...presentTemplate(row, around), ...presentExtras(row, fields) })),
        count,
      };
    },

    /** The template for a change; 403 for one of the partner. */
    async toChange(id: number): Promise<Template> {
      const stored = await templateSight.see(actor, id);
      const refused = templateRefusal(stored);
      if (refused) throw refused;
      return stored;
    },

    /** The templates that this actor sees, archived ones included. */
    async seen(): Promise<TemplateRow[]> {
      const [rows] = await Promise.all([templateCollection.refresh(), categoryCollection.refresh()]);
      return [...rows.all()].filter((row) => seesPartner || row.is_partner === 0);
    },
  };
};

/** Throws 404 for a category that does not exist. */
export const assertCategory = async (id: number | null | undefined): Promise<void> => {
  if (id === null || id === undefined) return;
  const rows = await categoryCollection.refresh();
  if (!rows.get(id)) throw new AppError('not_found', { detail: 'This category does not exist.' });
};
