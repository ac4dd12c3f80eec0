import type { RequestWarning } from '#shared/days-off/limits.ts';
import type { DayOffRequest, RequestSpan } from '#shared/days-off/day-off-request.ts';
import type { EntryRequest } from '#shared/days-off/entries.ts';
import type { RequestState } from '#shared/days-off/names.ts';
import { requestDaysOf, type ClosedSpan } from '#shared/days-off/request-days.ts';
import {
  requestsBeside,
  requestIssues,
  requestWarnings,
  spanIssues,
  type Asked,
} from '#shared/days-off/request.rules.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { toDmy } from '#shared/values/dates.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { askedMails, decidedMails } from './day-off-mails.ts';
import type { DaysOff } from './days-off.ts';
import { leaveEvents, type How } from './request-events.ts';
import { requestsByPerson, requestStore } from './request-store.ts';
import { typeIsThere } from './type-store.ts';

/** Who asks: a user, or the person through a link. */
export type Asker = Actor | 'person';

type Target = { readonly id: number | null; readonly replaces_id: number | null };

/** The requests of a person beside one that is asked, as of the last refresh. */
const othersOf = (employeeId: number, target: Target): EntryRequest[] =>
  requestsBeside(requestsByPerson.rowsOf(employeeId), target);

/** What a request is judged by, beside itself (docs/areas/days-off.md#requests). */
const askedOf = (
  daysOff: DaysOff,
  person: EmployeeRow,
  typeId: number,
  target: Target & { readonly stored_type_id: number | null; readonly isAnyPast: boolean },
): Asked => {
  const others = othersOf(person.id, target);
  const type = daysOff.typeOf(typeId);
  return {
    type,
    stored_type_id: target.stored_type_id,
    calendar: daysOff.calendarOf(person.id),
    employment: person,
    today: daysOff.today,
    past_days: daysOff.settings.past_days,
    isAnyPast: target.isAnyPast,
    others,
    kindOf: (id) => daysOff.typeOf(id)?.kind ?? 'leave',
    isOverSchedule: (id) => daysOff.typeOf(id)?.over_schedule === 1,
    leftOf: (year, days) => (type?.has_balance === 1 ? daysOff.leftToAsk(person, typeId, year, days, others) : null),
  };
};

/** A span as it stands in a form or a file, judged and counted; without days where it makes no sense. */
export type Judged = {
  readonly issues: readonly Issue[];
  readonly days: DayOffRequest['days'];
  readonly warnings: readonly RequestWarning[];
};

export type Judging = {
  readonly daysOff: DaysOff;
  readonly person: EmployeeRow;
  readonly asker: Asker;
  readonly span: ClosedSpan;
  readonly reason: string | null;
  /** The stored request that waits and is edited or ends with this one, and the approved one that is changed. */
  readonly before?: DayOffRequest | undefined;
  readonly replaces?: DayOffRequest | undefined;
};

export const judgeRequest = ({ daysOff, person, asker, span, reason, before, replaces }: Judging): Judged => {
  const asked = askedOf(daysOff, person, span.type_id, {
    id: before?.id ?? null,
    replaces_id: replaces?.id ?? before?.replaces_id ?? null,
    stored_type_id: before?.type_id ?? replaces?.type_id ?? null,
    isAnyPast: asker !== 'person' && can(asker, 'days:settings'),
  });
  const issues = requestIssues({ ...span, reason }, asked);
  // A request that could not be asked for any more is still decided: what is warned of holds beside what is refused.
  if (asked.type === undefined || spanIssues(span, asked.today).length > 0) return { issues, days: [], warnings: [] };
  const days = requestDaysOf(span, asked.calendar, asked.type?.over_schedule === 1);
  const warnings = requestWarnings(days, { leftOf: asked.leftOf, isLocked: daysOff.isLocked(person.id) });
  return { issues, days, warnings };
};

export const decisionBy = (actor: Actor, message: string | null): DayOffRequest['decision'] => ({
  by_user_id: actor.user_id,
  by: actor.name,
  at: now().toISOString(),
  message,
});

export const noticeOf = (daysOff: DaysOff, person: EmployeeRow, request: DayOffRequest) => ({
  request,
  person,
  type: daysOff.typeOf(request.type_id) ?? { name: '', unit: 'days' as const, kind: 'leave' as const },
  dayMinutes: daysOff.dayMinutes(person.id),
});

/** `12/10/2026 (afternoon) – 14/10/2026`, as the feed tells a change. */
export const spanText = ({ start_date, end_date, start_part, end_part, minutes }: RequestSpan): string => {
  const first = `${toDmy(start_date)}${start_part === 'whole' ? '' : ` (${start_part})`}`;
  if (minutes !== null) return `${first}, ${minutes} minutes`;
  if (end_date === null || end_date === start_date) return first;
  return `${first} – ${toDmy(end_date)}${end_part === 'whole' ? '' : ` (${end_part})`}`;
};

export type NewRequest = Judging & {
  readonly id: number;
  readonly numbers: CustomValues | null;
  /** Approved at once by who asks. */
  readonly isApproved: boolean;
  readonly importId?: string | null;
  readonly how?: How;
  /** Custom fields and tags that come with it. */
  readonly extras?: NewExtras | undefined;
};

export type RequestPlan = Judged & { readonly value: DayOffRequest; readonly writes: readonly Write[] };

/** The request that a change replaces ends with the change's approval, in the same transaction. */
export const replacementWrites = (actor: Actor, before: DayOffRequest, at: string): Write[] => [
  requestStore.update(before, { ...before, state: 'cancelled', cancelled_at: at }),
  ...leaveEvents(actor, before, 'day_off_cancelled', {}),
];

const stateOf = ({ daysOff, span, isApproved }: NewRequest): RequestState =>
  isApproved || daysOff.typeOf(span.type_id)?.needs_approval === 0 ? 'approved' : 'requested';

/** Plans a new request, or the change of an approved one. */
export const planNewRequest = async (asked: NewRequest): Promise<RequestPlan> => {
  const { daysOff, person, asker, span, reason, before, replaces, id, how = {} } = asked;
  const judged = judgeRequest(asked);
  const user = asker === 'person' ? null : asker;
  const decision = user && asked.isApproved ? decisionBy(user, null) : null;
  // Requests that end with this one get the moment of its decision, by which an undo finds them.
  const at = decision?.at ?? now().toISOString();
  const state = stateOf(asked);
  const value: DayOffRequest = {
    ...span,
    id,
    version: 1,
    employee_id: person.id,
    reason,
    state,
    days: [...judged.days],
    replaces_id: replaces?.id ?? null,
    certificate_until: null,
    requested_by: user?.user_id ?? 0,
    requested_by_name: user?.name ?? person.name,
    decision,
    cancelled_at: null,
    deleted: 0,
    created_at: at,
    excel_import_id: asked.importId ?? null,
    custom_fields: asked.numbers,
    tags: null,
    ...asked.extras,
  };
  if (judged.issues.length > 0) return { ...judged, value, writes: [] };
  const via = asker === 'person' ? { via_link: true, ...how } : how;
  const changed = replaces && { old: spanText(replaces), new: spanText(value), ...via };
  return {
    ...judged,
    value,
    writes: [
      requestStore.create(value),
      typeIsThere(value.type_id),
      ...(changed
        ? leaveEvents(user, value, 'day_off_changed', changed)
        : leaveEvents(user, value, 'day_off_requested', via)),
      ...(user && asked.isApproved ? leaveEvents(user, value, 'day_off_decided', { decision: 'approve' }) : []),
      ...(replaces && state === 'approved' && user ? replacementWrites(user, replaces, at) : []),
      ...(before && state === 'approved' && user ? replacementWrites(user, before, at) : []),
      ...(state === 'requested' ? await askedMails(noticeOf(daysOff, person, value)) : []),
      ...(user && asked.isApproved && asked.importId === undefined
        ? decidedMails(noticeOf(daysOff, person, value))
        : []),
    ],
  };
};

/** Plans the edit of a request that waits. */
export const planEdit = async (
  asked: Judging & { readonly before: DayOffRequest; readonly asker: Actor },
): Promise<RequestPlan> => {
  const { daysOff, person, asker, span, reason, before } = asked;
  const judged = judgeRequest(asked);
  const value: DayOffRequest = { ...before, ...span, reason, days: [...judged.days] };
  const isSame = spanText(before) === spanText(value) && before.type_id === value.type_id && before.reason === reason;
  if (judged.issues.length > 0 || isSame) return { ...judged, value, writes: [] };
  const change = { old: spanText(before), new: spanText(value) };
  return {
    ...judged,
    value,
    writes: [
      requestStore.update(before, value),
      ...(value.type_id === before.type_id ? [] : [typeIsThere(value.type_id)]),
      ...leaveEvents(asker, value, 'day_off_changed', change),
      ...(await askedMails(noticeOf(daysOff, person, { ...value, version: before.version + 1 }))),
    ],
  };
};
