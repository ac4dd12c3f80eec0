import { absenceIssues } from '#shared/days-off/absence.rules.ts';
import type { DayOffRequest, RequestSpan } from '#shared/days-off/day-off-request.ts';
import { isLiving } from '#shared/days-off/entries.ts';
import { requestDaysOf } from '#shared/days-off/request-days.ts';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewExtras } from '#shared/records/record-extras.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { MAILS_TOGETHER, queueAll } from '#functions/platform/mail/queue-mail.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { metAbsenceMails } from './day-off-mails.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { noticeOf } from './request-changes.ts';
import { absenceEvents, type How } from './request-events.ts';
import { requestsByPerson, requestStore } from './request-store.ts';
import { typeIsThere } from './type-store.ts';

export type AbsenceFields = Pick<DayOffRequest, 'type_id' | 'start_date' | 'end_date' | 'certificate_until'>;

export type AbsencePlan = {
  readonly value: DayOffRequest;
  readonly writes: readonly Write[];
  readonly warnings: readonly RequestWarning[];
};

/** Approved leave on days of an absence; its minutes come back, and who decides is told (docs/areas/days-off.md#absences). */
const metLeave = (daysOff: DaysOff, { id, employee_id, start_date, end_date }: DayOffRequest) =>
  requestsByPerson
    .rowsOf(employee_id)
    .filter(
      (row) =>
        row.id !== id &&
        isLiving(row) &&
        row.state === 'approved' &&
        row.kind === 'leave' &&
        row.days.some(({ date }) => date >= start_date && date <= (end_date ?? daysOff.today)),
    );

const warningsOf = (daysOff: DaysOff, value: DayOffRequest, meets: boolean): RequestWarning[] => {
  const isLocked = daysOff.isLocked(value.employee_id);
  const days = daysOff.entriesOf(value.employee_id, value.start_date, value.end_date ?? daysOff.today, [value]);
  return [
    ...(meets ? (['days_ahead_taken'] as const) : []),
    ...(days.some(({ date }) => isLocked(date)) ? (['month_closed'] as const) : []),
  ];
};

type Entered = {
  readonly actor: Actor;
  readonly daysOff: DaysOff;
  readonly person: EmployeeRow;
  readonly fields: AbsenceFields;
  readonly how?: How;
  /** Custom fields and tags that come with it. */
  readonly extras?: NewExtras | undefined;
};

const spanOf = (fields: AbsenceFields): RequestSpan => ({
  type_id: fields.type_id,
  start_date: fields.start_date,
  end_date: fields.end_date,
  start_part: 'whole',
  end_part: 'whole',
  minutes: null,
});

const daysOfAbsence = ({ daysOff, person, fields }: Entered): DayOffRequest['days'] => {
  const { end_date: end } = fields;
  if (end === null) return [];
  const isOver = daysOff.typeOf(fields.type_id)?.over_schedule === 1;
  return requestDaysOf({ ...spanOf(fields), end_date: end }, daysOff.calendarOf(person.id), isOver);
};

const assertAbsence = ({ daysOff, person, fields }: Entered, before: DayOffRequest | undefined): void =>
  assertNoIssues(
    absenceIssues({ ...spanOf(fields), certificate_until: fields.certificate_until }, daysOff.typeOf(fields.type_id), {
      today: daysOff.today,
      employment: person,
      before,
    }),
  );

/** The mails about leave that an absence meets, which are many where it lasts for months and several decide. */
const mailsAbout = async (daysOff: DaysOff, person: EmployeeRow, value: DayOffRequest): Promise<Write[]> => {
  const leave = await requestStore.getMany(metLeave(daysOff, value).map(({ id }) => id));
  const notices = leave.map((request) => metAbsenceMails(noticeOf(daysOff, person, request), value));
  return (await Promise.all(notices)).flat();
};

/** Queues, some minutes after an absence was saved, the mails for which its transaction had no room. */
export const tellRest = async ({ object, object_id: id, payload }: StoredEvent): Promise<Write[]> => {
  if (object !== 'day_off_request' || 'via_excel' in payload) return [];
  const [absence, daysOff] = await Promise.all([requestStore.get(id), readDaysOff()]);
  const person = absence && employeeCollection.rows.get(absence.employee_id);
  if (!person || absence.state === 'cancelled') return [];
  const mails = await mailsAbout(daysOff, person, absence);
  if (mails.length > MAILS_TOGETHER) await queueAll(mails);
  return [];
};

const planOf = async (
  entered: Entered,
  value: DayOffRequest,
  saved: Write,
  type: Parameters<typeof absenceEvents>[2],
): Promise<AbsencePlan> => {
  const { actor, daysOff, person } = entered;
  const met = metLeave(daysOff, value);
  // A file tells what the deciders know already.
  const mails = entered.how?.via_excel ? [] : await mailsAbout(daysOff, person, value);
  return {
    value,
    warnings: warningsOf(daysOff, value, met.length > 0),
    writes: [
      saved,
      typeIsThere(value.type_id),
      ...absenceEvents(actor, value, type, entered.how),
      ...mails.slice(0, MAILS_TOGETHER),
    ],
  };
};

/** Plans a new absence. */
export const planAbsence = async (entered: Entered & { readonly id: number; readonly importId?: string | null }) => {
  const { actor, person, fields, id, importId = null } = entered;
  assertAbsence(entered, undefined);
  const value: DayOffRequest = {
    ...spanOf(fields),
    id,
    version: 1,
    employee_id: person.id,
    reason: null,
    state: 'approved',
    days: daysOfAbsence(entered),
    replaces_id: null,
    certificate_until: fields.certificate_until,
    requested_by: actor.user_id,
    requested_by_name: actor.name,
    decision: null,
    cancelled_at: null,
    deleted: 0,
    created_at: now().toISOString(),
    excel_import_id: importId,
    custom_fields: null,
    tags: null,
    ...entered.extras,
  };
  return planOf(entered, value, requestStore.create(value), 'verzuim_added');
};

/** Plans the change of an absence; one whose end becomes known has the event of an end. */
export const planAbsenceEdit = async (entered: Entered, before: DayOffRequest): Promise<AbsencePlan> => {
  const { fields } = entered;
  if (before.state === 'cancelled') throw new AppError('conflict', { detail: 'This absence was cancelled.' });
  assertAbsence(entered, before);
  const value: DayOffRequest = { ...before, ...fields, days: daysOfAbsence(entered), ...entered.extras };
  const names = ['type_id', 'start_date', 'end_date', 'certificate_until'] as const;
  if (names.every((name) => before[name] === value[name])) return { value, writes: [], warnings: [] };
  const ends = before.end_date === null && value.end_date !== null;
  return planOf(entered, value, requestStore.update(before, value), ends ? 'verzuim_ended' : 'verzuim_updated');
};
