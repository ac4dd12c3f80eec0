import type { DaysOffShown } from '#shared/contract/links/link-detail.ts';
import { yearOf } from '#shared/days-off/day-numbers.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { daysOf, type ClosedSpan } from '#shared/days-off/request-days.ts';
import { requestsBeside } from '#shared/days-off/request.rules.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { PersonLink } from '#shared/links/link.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { linkEndedError } from '#functions/platform/links/link-store.ts';
import {
  daysOffAnswerOf,
  type DaysOffAnswer,
  type LinkPurposeHandler,
} from '#functions/platform/links/purpose-handler.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { readTurn, takeTurn } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { balancesAfter, balancesOf } from './balance-wire.ts';
import { addressPart } from './day-off-mails.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { planCancel } from './decisions.ts';
import { turnOf } from './person-days-store.ts';
import { judgeRequest, planNewRequest } from './request-changes.ts';
import { requestsByPerson, requestStore } from './request-store.ts';
import { typeCollection } from './type-store.ts';

/* One's own days off through a link (docs/areas/days-off-pages.md#self-service). */

/** The most requests that are shown, and for how many days after its end a request still is. */
const SHOWN_MAX = 40;
const SHOWN_DAYS_BACK = 366;

/**
 * Days off as of now, and the person of the link. Somebody who has left has no link any more, and a link that went to a
 * former address is in the mailbox of who knows whom.
 */
const read = async ({ employee_id: id, part }: PersonLink) => {
  const daysOff = await readDaysOff();
  const person = employeeCollection.rows.get(id);
  if (!person || person.deleted === 1) throw linkEndedError('revoked');
  if (part !== undefined && part !== addressPart(person)) throw linkEndedError('revoked');
  return { daysOff, person };
};

/** A person takes back what waits, and what was approved while it lies ahead. */
const canCancel = ({ state, start_date: start }: Pick<DayOffRequestRow, 'state' | 'start_date'>, today: string) =>
  state === 'requested' || (state === 'approved' && start >= today);

const requestsShown = (employeeId: number, { today, dayMinutes }: DaysOff): DaysOffShown['requests'] =>
  requestsByPerson
    .rowsOf(employeeId)
    .filter((row) => row.deleted === 0 && row.kind === 'leave')
    .filter(({ start_date: start, end_date: end }) => (end ?? start) >= addDays(today, -SHOWN_DAYS_BACK))
    .toSorted((one, other) => other.start_date.localeCompare(one.start_date) || other.id - one.id)
    .slice(0, SHOWN_MAX)
    .map((row) => ({
      id: row.id,
      type_name: row.type_name,
      unit: row.unit,
      start_date: toDmy(row.start_date),
      end_date: toDmy(row.end_date ?? row.start_date),
      start_part: row.start_part,
      end_part: row.end_part,
      minutes: row.total,
      day_minutes: dayMinutes(employeeId),
      reason: row.reason,
      state: row.state,
      decided_by: row.decision?.by ?? null,
      message: row.decision?.message ?? null,
      can_cancel: canCancel(row, today),
    }));

/** The span of a request that a person asks by link, as the rules judge it. */
type Span = Omit<ClosedSpan, 'minutes'> & { readonly minutes: number | null };

const judging = ({ daysOff, person }: Awaited<ReturnType<typeof read>>, span: Span, reason: string | null) => ({
  daysOff,
  person,
  asker: 'person' as const,
  span,
  reason,
});

type Asked = Extract<DaysOffAnswer, { action: 'request' }>;

/** The span of what was typed. */
const spanOf = ({
  type_id,
  start_date,
  end_date,
  start_part,
  end_part,
  minutes,
}: Omit<Asked, 'action' | 'reason'>): Span => ({
  type_id,
  start_date,
  end_date,
  start_part,
  end_part,
  minutes: minutes ?? null,
});

const ask = async (link: PersonLink, asked: Asked): Promise<Write[]> => {
  const turn = await readTurn(turnOf(link.employee_id));
  const [known, id, numberOf] = await Promise.all([
    read(link),
    requestStore.reserveIds(),
    autoNumbers('day_off_request'),
  ]);
  const planned = await planNewRequest({
    ...judging(known, spanOf(asked), asked.reason ?? null),
    id,
    numbers: numberOf(0),
    isApproved: false,
  });
  assertNoIssues([...planned.issues], 'form_invalid');
  return [...planned.writes, takeTurn(turnOf(link.employee_id), turn)];
};

const cancel = async (link: PersonLink, id: number): Promise<readonly Write[]> => {
  const { daysOff, person } = await read(link);
  const stored = await requestStore.get(id);
  if (!stored || stored.employee_id !== person.id || stored.deleted === 1) throw new AppError('not_found');
  if (daysOff.typeOf(stored.type_id)?.kind !== 'leave') throw new AppError('not_found');
  if (stored.state === 'approved' && !canCancel(stored, daysOff.today))
    throw new AppError('conflict', { detail: 'These days have begun. Ask the people who look after your days off.' });
  return (await planCancel(null, stored, person, null)).writes;
};

/** What a link to one's days off shows and does; it may be used until its end. */
export const myDaysOff: LinkPurposeHandler = {
  once: false,

  async detail(link) {
    const { daysOff, person } = await read(link);
    const { from, company } = mailSettings();
    const year = yearOf(daysOff.today);
    return {
      title: person.name,
      facts: [],
      notice: null,
      answers: [],
      answer: null,
      ask: from === undefined ? null : { name: company, address: from },
      has_calendar: false,
      days_off: {
        year,
        balances: balancesOf(daysOff, person, year),
        types: [...typeCollection.rows.all()]
          .filter(({ kind, active }) => kind === 'leave' && active === 1)
          .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
          .map(({ id, name, unit }) => ({ id, name, unit })),
        today: toDmy(daysOff.today),
        first_day: toDmy(addDays(daysOff.today, -daysOff.settings.past_days)),
        requests: requestsShown(person.id, daysOff),
      },
    };
  },

  async preview(link, asked) {
    const known = await read(link);
    const { daysOff, person } = known;
    const span = spanOf(asked);
    const { issues, warnings } = judgeRequest(judging(known, span, null));
    assertNoIssues([...issues], 'form_invalid');
    const isOver = daysOff.typeOf(span.type_id)?.over_schedule === 1;
    const days = daysOf(span, daysOff.calendarOf(person.id), isOver);
    const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
    const others = requestsBeside(requestsByPerson.rowsOf(person.id), { id: null, replaces_id: null });
    return {
      days: days.map((day) => ({ ...day, date: toDmy(day.date) })),
      minutes,
      day_minutes: daysOff.dayMinutes(person.id),
      ...balancesAfter(daysOff, person, span.type_id, days, others),
      warnings: [...warnings],
    };
  },

  async answer(link, given) {
    const answer = daysOffAnswerOf(given);
    return answer.action === 'request' ? ask(link, answer) : cancel(link, answer.request_id);
  },
};
