import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { resolveSegment } from '#functions/platform/segments/segments.ts';
import { requestSegment } from './request-segments.ts';
import { isHidden, requestSight } from './request-sight.ts';
import { requestCollection, requestStore } from './request-store.ts';

type SegmentChoice = Pick<ListQuery, 'segment_id' | 'show_deleted_only'>;
type OpenRequests = { rows: RowIndex<DayOffRequestRow>; view: ListView<DayOffRequestRow> };

/** Requests as this actor may see them: a team manager sees those of their people. */
export const requests = (actor: Actor) => {
  const open = async (query: SegmentChoice): Promise<OpenRequests> => {
    const [rows, scope, custom, columns] = await Promise.all([
      requestCollection.refresh(),
      visibleEmployees(actor),
      resolveSegment('day_off_request', actor, query.segment_id),
      recordColumns(actor, 'day_off_request'),
    ]);
    const view: ListView<DayOffRequestRow> = {
      columns,
      segment: requestSegment(custom ? { ...query, segment_id: 'all' } : query),
      scope: scope.all ? undefined : { key: scope.key, test: (row) => scope.has(row.employee_id) },
      customSegment: custom,
      today: today(),
    };
    return { rows, view };
  };

  return {
    open,

    /** The request, read for a change of it; throws as `see` does. */
    toChange: (id: number): Promise<DayOffRequest> => requestSight.see(actor, id),

    /** `toChange` for many requests, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => DayOffRequest> {
      const [stored, scope] = await Promise.all([
        requestStore.getMany(ids),
        visibleEmployees(actor),
        requestCollection.refresh(),
      ]);
      const byId = new Map(stored.map((one) => [one.id, one]));
      return (id) => {
        const one = byId.get(id);
        if (!one || !scope.has(one.employee_id) || isHidden(actor, one)) throw new AppError('not_found');
        return one;
      };
    },
  };
};
