import type { DayOffRequest, RequestSpan } from '#shared/days-off/day-off-request.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import type { ClosedSpan } from '#shared/days-off/request-days.ts';
import { requestDaysOf } from '#shared/days-off/request-days.ts';
import type { PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';

/** Who asks and who decides. */
export type Actor = { readonly user_id: number; readonly name: string };

/** A request before it is known whether its days are free. */
export type Draft = {
  readonly type: DayOffType;
  readonly start: IsoDate;
  /** Null for an absence that goes on. */
  readonly end: IsoDate | null;
  readonly startPart?: RequestSpan['start_part'];
  readonly endPart?: RequestSpan['end_part'];
  readonly minutes?: number;
  readonly reason?: string;
  readonly state: DayOffRequest['state'];
  /** Undefined: the person asked through a link. */
  readonly asked?: Actor | undefined;
  readonly askedOn: IsoDate;
  readonly decided?: { readonly by: Actor; readonly on: IsoDate; readonly message?: string };
  readonly cancelledOn?: IsoDate;
  readonly replaces?: DayOffRequest;
  readonly certificateUntil?: IsoDate;
};

const isTaken = ({ state }: DayOffRequest): boolean => state === 'requested' || state === 'approved';

const isEmployed = ({ start_date: start, active_until: end }: Employee, draft: Draft): boolean =>
  (start === null || start <= draft.start) && (end === null || end >= (draft.end ?? draft.start));

/** What was asked more days ago came in with the first import, without a history. */
const HISTORY_DAYS = 120;
export const historyFrom = (today: IsoDate): IsoDate => addDays(today, -HISTORY_DAYS);

/** The version after each of its changes: an entry that was approved at once is one change, a decision another. */
const versionOf = ({ state, decided, askedOn, cancelledOn }: Draft): number =>
  1 + (decided && (decided.on !== askedOn || state === 'declined') ? 1 : 0) + (cancelledOn === undefined ? 0 : 1);

const spanOf = ({ type, start, end, startPart, endPart, minutes }: Draft): RequestSpan => ({
  type_id: type.id,
  start_date: start,
  end_date: end,
  start_part: startPart ?? 'whole',
  end_part: endPart ?? 'whole',
  minutes: minutes ?? null,
});

const isClosed = (span: RequestSpan): span is ClosedSpan => span.end_date !== null;

/** Enters requests one after the other, each only on days that are free of other leave. */
export const requestBook = (today: IsoDate, calendarOf: (employeeId: number) => PersonCalendar) => {
  const since = historyFrom(today);
  const entered: DayOffRequest[] = [];
  const taken = new Set<string>();

  const enter = (person: Employee, draft: Draft): DayOffRequest | undefined => {
    const span = spanOf(draft);
    const days = isClosed(span) ? requestDaysOf(span, calendarOf(person.id)) : [];
    const keys = days.map(({ date }) => `${person.id} ${date}`);
    const isLeave = draft.type.kind === 'leave';
    const isMet = isLeave && draft.replaces === undefined && keys.some((key) => taken.has(key));
    if ((span.end_date !== null && days.length === 0) || isMet || !isEmployed(person, draft)) return undefined;
    const { decided, asked } = draft;
    const createdAt = `${draft.askedOn}T07:40:00.000Z`;
    const isAtOnce = decided?.on === draft.askedOn && draft.state !== 'declined';
    const request: DayOffRequest = {
      ...span,
      id: entered.length + 1,
      version: draft.askedOn < since ? 1 : versionOf(draft),
      employee_id: person.id,
      reason: draft.reason ?? null,
      state: draft.state,
      days,
      replaces_id: draft.replaces?.id ?? null,
      certificate_until: draft.certificateUntil ?? null,
      requested_by: asked?.user_id ?? 0,
      requested_by_name: asked?.name ?? `${person.first_name} ${person.last_name}`,
      decision: decided
        ? {
            by_user_id: decided.by.user_id,
            by: decided.by.name,
            at: isAtOnce ? createdAt : `${decided.on}T14:20:00.000Z`,
            message: decided.message ?? null,
          }
        : null,
      cancelled_at: draft.cancelledOn === undefined ? null : `${draft.cancelledOn}T15:05:00.000Z`,
      deleted: 0,
      created_at: createdAt,
      excel_import_id: null,
      custom_fields: null,
      tags: null,
    };
    entered.push(request);
    if (isLeave && isTaken(request)) for (const key of keys) taken.add(key);
    return request;
  };
  return { entered, enter };
};
export type RequestBook = ReturnType<typeof requestBook>;
