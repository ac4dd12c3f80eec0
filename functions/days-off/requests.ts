import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getRequest } from '#shared/contract/days-off/get-request.ts';
import type { RequestOut, RequestRowOut } from '#shared/contract/days-off/request.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { AppError } from '#shared/errors/problem.ts';
import { applyListQuery, type ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { resolveSegment } from '#functions/platform/segments/segments.ts';
import { readDaysOff } from './days-off.ts';
import { outcomeOf } from './outcome.ts';
import { canUndecide, mayDecide } from './deciding.ts';
import { requestSegment } from './request-segments.ts';
import { isHidden, requestSight } from './request-sight.ts';
import { requestCollection, requestRowOf, requestsByPerson, requestStore } from './request-store.ts';
import { presentRequests } from './request-wire.ts';

type SegmentChoice = Pick<ListQuery, 'segment_id' | 'show_deleted_only'>;
type OpenRequests = { rows: RowIndex<DayOffRequestRow>; view: ListView<DayOffRequestRow> };

/** Latest first. */
const latestFirst = (one: DayOffRequestRow, other: DayOffRequestRow): number =>
  other.start_date.localeCompare(one.start_date) || other.id - one.id;

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

    async list(query: ListQuery): Promise<{ data: RequestRowOut[]; count: number }> {
      const [{ rows, view }, daysOff, fields] = await Promise.all([
        open(query),
        readDaysOff(),
        requestedFields(actor, 'day_off_request', query),
      ]);
      const { data, count } = applyListQuery(rows, query, view);
      const presented = await presentRequests(actor, data, daysOff);
      return { data: presented.map((row, at) => ({ ...row, ...presentExtras(data[at]!, fields) })), count };
    },

    /** The requests of a person whom the actor sees, latest first. */
    async ofPerson(
      employeeId: number,
      { year, state, page, per_page: perPage }: { year?: number | undefined; state?: DayOffRequest['state'] | undefined; page: number; per_page: number }, // prettier-ignore
    ): Promise<{ data: RequestOut[]; count: number }> {
      const daysOff = await readDaysOff();
      const isIn = (row: DayOffRequestRow): boolean =>
        year === undefined || (row.start_date <= `${year}-12-31` && (row.end_date ?? daysOff.today) >= `${year}-01-01`);
      const rows = requestsByPerson
        .rowsOf(employeeId)
        .filter((row) => row.deleted === 0 && isIn(row) && (state === undefined || row.state === state))
        .toSorted(latestFirst);
      const shown = rows.slice((page - 1) * perPage, page * perPage);
      return { data: await presentRequests(actor, shown, daysOff), count: rows.length };
    },

    async details(id: number): Promise<EndpointResponse<typeof getRequest>> {
      const reading = requestSight.see(actor, id);
      const [stored, custom_fields, daysOff] = await Promise.all([
        reading,
        presentCustomFields(actor, 'day_off_request', reading),
        readDaysOff(),
      ]);
      const [shown] = await presentRequests(actor, [requestRowOf(stored)], daysOff);
      const person = employeeCollection.rows.get(stored.employee_id);
      if (!shown || !person) throw new AppError('not_found');
      const span = { ...stored, end_date: stored.end_date ?? daysOff.today };
      const days = stored.end_date === null ? undefined : stored.days;
      const waiting = requestsByPerson
        .rowsOf(person.id)
        .find(({ replaces_id: replaced, state }) => replaced === id && state === 'requested');
      const outcome = await outcomeOf(
        actor,
        daysOff,
        person,
        { ...stored, span, ...(days && { days }) },
        shown.warnings,
      );
      return {
        ...shown,
        ...outcome,
        tags: [...(stored.tags ?? [])],
        custom_fields,
        can_decide: stored.state === 'requested' && mayDecide(actor, stored.employee_id),
        can_undecide: canUndecide(stored, actor),
        replaced_by_id: waiting?.id ?? null,
        created_at: stored.created_at,
      };
    },

    /** The request for a change of it: in sight; one of a person who left stays as it is. */
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
