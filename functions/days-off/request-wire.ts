import type { AskedDay } from '#shared/days-off/balance.rules.ts';
import type { RequestOut } from '#shared/contract/days-off/request.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { employmentIssues } from '#shared/days-off/employed-days.ts';
import { isLiving } from '#shared/days-off/entries.ts';
import { ABSENT, type DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { requestsBeside, requestWarnings } from '#shared/days-off/request.rules.ts';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { readLastSave, staleVersionError } from '#functions/platform/storage/saved-version.ts';
import { awayDays } from './away-days.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { requestRowOf, requestsByPerson } from './request-store.ts';
import { leavesTooFew } from './team-minimums.ts';
import { refreshTrainings, trainingsOf } from './training-days.ts';

/** The colour and the name of what a viewer may not know. */
export const hiddenType = { type_id: null, type_name: ABSENT, colour: 'grey' } as const;

/** The facts that a list tells of a request that waits. */
const warningsOf = (row: DayOffRequestRow, daysOff: DaysOff): RequestWarning[] => {
  if (row.state !== 'requested' || row.kind !== 'leave') return [];
  const person = employeeCollection.rows.get(row.employee_id);
  const others = requestsBeside(requestsByPerson.rowsOf(row.employee_id), row);
  const leftOf = (year: number, days: readonly AskedDay[]): number | null =>
    person && daysOff.typeOf(row.type_id)?.has_balance === 1
      ? daysOff.leftToAsk(person, row.type_id, year, days, others)
      : null;
  const isLocked = daysOff.isLocked(row.employee_id);
  return [
    ...(person && employmentIssues(row, person).length > 0 ? (['not_employed'] as const) : []),
    ...(row.start_date === daysOff.today ? (['starts_today'] as const) : []),
    ...(overlapsTeam(row, daysOff) ? (['overlap'] as const) : []),
    ...(person && leavesTooFew(daysOff, person, row.days) ? (['few_at_work'] as const) : []),
    ...requestWarnings(row.days, { leftOf, isLocked }),
  ];
};

/** Whether somebody of the same teams is away on a day of the request, for days off or a training. */
const overlapsTeam = (row: DayOffRequestRow, daysOff: DaysOff): boolean => {
  const { employee_id: own, person_team_ids: teams, start_date: start } = row;
  const end = row.end_date ?? start;
  for (const person of employeeCollection.rows.all()) {
    if (person.id === own || person.deleted === 1 || !person.team_ids.some((id) => teams.includes(id))) continue;
    const mayBeAway =
      trainingsOf(person.id).length > 0 ||
      requestsByPerson
        .rowsOf(person.id)
        .some((other) => isLiving(other) && other.start_date <= end && (other.end_date ?? '9') >= start);
    // What days really take, as the page of the request shows it: an absence without end has no days ahead.
    if (mayBeAway && awayDays(daysOff, person.id, start, end).length > 0) return true;
  }
  return false;
};

/** The one serializer of requests, for lists and pages; it leaves out what the actor may not know of an absence. */
export const presentRequests = async (
  actor: Actor,
  rows: readonly DayOffRequestRow[],
  daysOff: DaysOff,
): Promise<RequestOut[]> => {
  const [picture] = await Promise.all([pictureLinks(rows.map((row) => row.person_avatar)), refreshTrainings()]);
  const seesReasons = can(actor, 'absences:reasons');
  return rows.map((row) => {
    const isHidden = row.kind === 'absence' && !seesReasons;
    const open = row.kind === 'absence' && row.end_date === null;
    const total = open
      ? daysOff
          .entriesOf(row.employee_id, row.start_date, daysOff.today, [row])
          .reduce((sum, { minutes }) => sum + minutes, 0)
      : row.total;
    return {
      id: row.id,
      version: row.version,
      employee_id: row.employee_id,
      person_name: row.name,
      avatar: picture(row.person_avatar),
      person_team_names: row.person_team_names,
      type_id: row.type_id,
      type_name: row.type_name,
      colour: row.colour,
      ...(isHidden && hiddenType),
      unit: row.unit,
      kind: row.kind,
      start_date: toDmy(row.start_date),
      end_date: toDmyOrNull(row.end_date),
      start_part: row.start_part,
      end_part: row.end_part,
      minutes: total,
      day_minutes: daysOff.dayMinutes(row.employee_id),
      reason: row.reason,
      state: row.state,
      requested_at: row.created_at,
      requested_by_name: row.requested_by_name,
      decided_by: row.decision?.by ?? null,
      decided_at: row.decision?.at ?? null,
      message: row.decision?.message ?? null,
      replaces_id: row.replaces_id,
      certificate_until: isHidden ? null : toDmyOrNull(row.certificate_until),
      warnings: warningsOf(row, daysOff),
      deleted: row.deleted,
    };
  });
};

/** Throws `stale_version` with the request as the actor may see it when they name another version than the stored one. */
export const assertRequestVersion = async (
  actor: Actor,
  version: number | undefined,
  stored: DayOffRequest,
): Promise<void> => {
  if (version === undefined || version === stored.version) return;
  const daysOff = await readDaysOff();
  const [current] = await presentRequests(actor, [requestRowOf(stored)], daysOff);
  throw staleVersionError(current, stored.version, await readLastSave('day_off_request', stored.id));
};
