import { previewSegment } from '#shared/contract/segments/preview-segment.ts';
import { applyListQuery } from '#shared/list/apply-list-query.ts';
import { listQuery } from '#shared/list/list-query.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { filterToKeep } from '#functions/records/kept-filter.ts';
import { assertMayRead, recordKind } from '#functions/records/record-kinds.ts';

const query = listQuery.parse({ orderby_column: 'name' });

export const handler = serve(
  previewSegment,
  async ({ body: { object_type, filter }, actor }) => {
    const kind = recordKind(object_type);
    const { rows, view } = await kind.open(actor, query);
    // Throws issues that name the field of this body.
    await filterToKeep(filter, view.columns, 'filter');
    const { data, count } = applyListQuery(rows, query, { ...view, customSegment: filter });
    return { count, data: data.map((row) => ({ id: row.id, name: kind.titleOf(row) })) };
  },
  ({ actor, named }) => assertMayRead(actor, named('object_type')),
);
