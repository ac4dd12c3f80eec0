import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { ListView } from '#shared/list/apply-list-query.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { ofPeople, visibleEmployees } from '#functions/platform/directory/scope.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { requestSegment } from './request-segments.ts';
import { isHidden, requestSight } from './request-sight.ts';
import { requestCollection, requestStore } from './request-store.ts';

type OpenRequests = { rows: RowIndex<DayOffRequestRow>; view: ListView<DayOffRequestRow> };

/** Requests as this actor may see them: a team manager sees those of their people. */
export const requests = (actor: Actor) => {
  const open = async (query: SegmentChoice): Promise<OpenRequests> => {
    const [rows, scope, view] = await Promise.all([
      requestCollection.refresh(),
      visibleEmployees(actor),
      listView(actor, 'day_off_request', query, requestSegment),
    ]);
    return { rows, view: { ...view, scope: ofPeople(scope) } };
  };

  return {
    open,

    /** The request, read for a change of it; throws as `see` does. */
    toChange: (id: number): Promise<DayOffRequest> => requestSight.see(actor, id),

    /** `toChange` for many requests, read together. */
    async manyToChange(ids: readonly number[]): Promise<(id: number) => DayOffRequest> {
      const [requestOf, scope] = await Promise.all([
        requestStore.getEach(ids),
        visibleEmployees(actor),
        requestCollection.refresh(),
      ]);
      return (id) => {
        const request = requestOf(id);
        if (!scope.has(request.employee_id) || isHidden(actor, request)) throw new AppError('not_found');
        return request;
      };
    },
  };
};
