import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listEmployees } from '#shared/contract/people/list-employees.ts';
import { applyListQuery, matchingIds, matchingList, type ListView } from '#shared/list/apply-list-query.ts';
import { listQuery, type ListQuery, type SegmentChoice } from '#shared/list/list-query.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { personScopeKey, seesPerson } from '#shared/people/person-scope.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { areaRule, type SegmentsOfArea } from './area-segments.ts';
import { employeeSegment } from './employee-segments.ts';
import { presentEmployeeRow, visibleKeys } from './employee-wire.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';

/**
 * People as this actor sees them: the rows in their scope and the columns within their rights. Segments that areas bring
 * are known where they are given.
 */
export const employees = (actor: Actor, areas: readonly SegmentsOfArea[] = []) => {
  const open = async (query: SegmentChoice) => {
    const [rows, brought] = await Promise.all([employeeCollection.refresh(), areaRule(areas, actor, query)]);
    const shown = await listView(
      actor,
      'employee',
      query,
      (chosen) => brought ?? employeeSegment(chosen, actor, today()),
    );
    const test = (row: EmployeeRow): boolean => seesPerson(actor, row);
    const view: ListView<EmployeeRow> = {
      ...shown,
      scope: isTeamScoped(actor) ? { key: personScopeKey(actor), test } : undefined,
    };
    return { rows, view };
  };

  return {
    open,

    async list(query: ListQuery): Promise<EndpointResponse<typeof listEmployees>> {
      const [{ rows, view }, fields] = await Promise.all([open(query), requestedFields(actor, 'employee', query)]);
      const { data, count } = applyListQuery(rows, query, view);
      const keys = visibleKeys(actor);
      const picture = await pictureLinks(data.map(({ avatar }) => avatar));
      return {
        data: data.map((row) => ({ ...presentEmployeeRow(row, keys, picture), ...presentExtras(row, fields) })),
        count,
      };
    },

    /** Every row of the query and the columns that the actor may see, for an export. */
    async matching(query: ListQuery): Promise<{ rows: EmployeeRow[]; columns: ListView<EmployeeRow>['columns'] }> {
      return matchingList(await open(query), query);
    },

    async idsOf(segmentId: string): Promise<number[]> {
      const query = listQuery.parse({ segment_id: segmentId });
      const { rows, view } = await open(query);
      return matchingIds(rows, query, view);
    },

    async count(segmentId: string): Promise<number> {
      const { rows, view } = await open({ segment_id: segmentId, show_deleted_only: '0' });
      return applyListQuery(rows, listQuery.parse({ per_page: 1 }), view).count;
    },
  };
};
