import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getRequest } from '#shared/contract/days-off/get-request.ts';
import type { RequestOut, RequestRowOut } from '#shared/contract/days-off/request.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { AppError } from '#shared/errors/problem.ts';
import { applyListQuery } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { presentCustomFields, presentExtras, requestedFields } from '#functions/platform/records/extras-wire.ts';
import { hidesExtras } from '#functions/platform/records/record-columns.ts';
import { readDaysOff } from './days-off.ts';
import { canUndecide, mayDecide } from './deciding.ts';
import { outcomeOf } from './outcome.ts';
import { requestSight } from './request-sight.ts';
import { requestRowOf, requestsByPerson } from './request-store.ts';
import { presentRequests } from './request-wire.ts';
import { requests } from './requests.ts';

/** Latest first. */
const latestFirst = (one: DayOffRequestRow, other: DayOffRequestRow): number =>
  other.start_date.localeCompare(one.start_date) || other.id - one.id;

/** What the pages of requests show this actor. It is apart from `requests.ts`, which every kind of record loads. */
export const requestPages = (actor: Actor) => ({
  async list(query: ListQuery): Promise<{ data: RequestRowOut[]; count: number }> {
    const [{ rows, view }, daysOff, fields] = await Promise.all([
      requests(actor).open(query),
      readDaysOff(),
      requestedFields(actor, 'day_off_request', query),
    ]);
    const { data, count } = applyListQuery(rows, query, view);
    const presented = await presentRequests(actor, data, daysOff);
    const hides = hidesExtras(actor, 'day_off_request');
    const extrasOf = (row: DayOffRequestRow) => presentExtras(hides?.(row) === true ? {} : row, fields);
    return { data: presented.map((row, at) => ({ ...row, ...extrasOf(data[at]!) })), count };
  },

  /** The requests of a person whom the actor sees, latest first. */
  async ofPerson(
    employeeId: number,
    {
      year,
      state,
      page,
      per_page: perPage,
    }: { year?: number | undefined; state?: DayOffRequest['state'] | undefined; page: number; per_page: number },
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
    const span = { ...stored, end_date: stored.end_date ?? daysOff.openUntil(person.id) };
    const days = stored.end_date === null ? undefined : stored.days;
    const waiting = requestsByPerson
      .rowsOf(person.id)
      .find(({ replaces_id: replaced, state }) => replaced === id && state === 'requested');
    const outcome = await outcomeOf(actor, daysOff, person, { ...stored, span, days }, shown.warnings);
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
});
