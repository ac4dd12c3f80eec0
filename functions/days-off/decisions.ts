import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { employmentIssues } from '#shared/days-off/employed-days.ts';
import { firstOverlap, requestsBeside } from '#shared/days-off/request.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import { belgianMoment, toDmy } from '#shared/values/dates.ts';
import { personInSight } from '#functions/platform/directory/employees.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { readTurn, takeTurn } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { decidedMails, undecidedMails, withdrawnMails } from './day-off-mails.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { turnOf } from './person-days-store.ts';
import { canUndecide, mayDecide } from './deciding.ts';
import { decisionBy, judgeRequest, replacementWrites, noticeOf } from './request-changes.ts';
import { leaveEvents } from './request-events.ts';
import { requestsByPerson, requestStore } from './request-store.ts';
import { requestSight } from './request-sight.ts';

export type Decision = { readonly decision: 'approve' | 'decline'; readonly message: string | null };

/** Declining needs a message to the person. */
export const assertMessage = ({ decision, message }: Decision): void =>
  assertNoIssues(decision === 'decline' && message === null ? [issue('message', 'required')] : []);

const decidedWords = (state: DayOffRequest['state'], decision: DayOffRequest['decision']): string => {
  if (state === 'cancelled') return 'This was withdrawn.';
  if (!decision) return 'Nobody has to decide this.';
  const { by, at } = decision;
  return state === 'declined'
    ? `${by} has declined this already, on ${belgianMoment(at)}.`
    : `${by} has approved this already, on ${belgianMoment(at)}.`;
};

const decidedAlready = ({ state, decision, cancelled_at: cancelledAt }: DayOffRequest): AppError =>
  new AppError('already_decided', {
    detail: decidedWords(state, decision),
    extras: {
      decision: state,
      decided_by: state === 'cancelled' ? null : (decision?.by ?? null),
      decided_at: state === 'cancelled' ? cancelledAt : (decision?.at ?? null),
    },
  });

/** The request for a decision of this actor. */
const toDecide = async (actor: Actor, id: number): Promise<DayOffRequest> => {
  const stored = await requestSight.see(actor, id);
  if (!mayDecide(actor, stored.employee_id))
    throw forbiddenError('days:decide', 'Nobody decides about their own days off.');
  return stored;
};

type Planned = { readonly value: DayOffRequest; readonly writes: readonly Write[] };

/**
 * Plans a decision; throws `already_decided` with what was decided, by whom and when. Days before the first day of work
 * or after the last one are not approved.
 */
export const planDecision = async (
  actor: Actor,
  id: number,
  { decision, message }: Decision,
): Promise<Planned & { warnings: ReturnType<typeof judgeRequest>['warnings'] }> => {
  const [before, daysOff] = await Promise.all([toDecide(actor, id), readDaysOff()]);
  if (before.state !== 'requested') throw decidedAlready(before);
  const person = personInSight(actor, before.employee_id);
  const decided = decisionBy(actor, message);
  const value: DayOffRequest = {
    ...before,
    state: decision === 'approve' ? 'approved' : 'declined',
    decision: decided,
  };
  const changed = value.replaces_id === null ? undefined : await requestStore.get(value.replaces_id);
  const endsOther = decision === 'approve' && changed?.state === 'approved';
  const { end_date: end } = before;
  // A last day may have been set after the days were asked for; what else is refused by then is only warned of.
  if (decision === 'approve') assertNoIssues(employmentIssues(before, person));
  const { warnings } =
    decision === 'approve' && end !== null
      ? judgeRequest({ daysOff, person, asker: actor, span: { ...before, end_date: end }, reason: null, before })
      : { warnings: [] };
  return {
    value,
    warnings,
    writes: [
      requestStore.update(before, value),
      ...leaveEvents(actor, value, 'day_off_decided', { decision, ...(message !== null && { message }) }),
      ...(endsOther ? replacementWrites(actor, changed, decided?.at ?? now().toISOString()) : []),
      ...decidedMails(noticeOf(daysOff, person, value)),
    ],
  };
};

const tooLate = (detail: string): AppError => new AppError('conflict', { detail });

/** What a declined request claims again must still be free. */
const assertFree = (daysOff: DaysOff, before: DayOffRequest): void => {
  const taken = firstOverlap(before.days, {
    others: requestsBeside(requestsByPerson.rowsOf(before.employee_id), before),
    kindOf: (id) => daysOff.typeOf(id)?.kind ?? 'leave',
    isOverSchedule: (id) => daysOff.typeOf(id)?.over_schedule === 1,
    calendar: daysOff.calendarOf(before.employee_id),
  });
  if (taken !== undefined) throw tooLate(`Other days off were asked for ${toDmy(taken)} meanwhile.`);
};

/** Plans that a decision of the last seconds is put back: the request waits again and nobody is told. */
export const planUndecision = async (actor: Actor, id: number): Promise<Planned> => {
  const before = await toDecide(actor, id);
  if (!canUndecide(before, actor)) throw tooLate('It is too late to undo this decision.');
  const turn = await readTurn(turnOf(before.employee_id));
  const daysOff = await readDaysOff();
  const person = personInSight(actor, before.employee_id);
  assertFree(daysOff, before);
  const other = before.replaces_id === null ? undefined : await requestStore.get(before.replaces_id);
  const wasEnded = other?.state === 'cancelled' && other.cancelled_at === before.decision?.at;
  const value: DayOffRequest = { ...before, state: 'requested', decision: null };
  return {
    value,
    writes: [
      requestStore.update(before, value),
      ...leaveEvents(actor, value, 'day_off_decided', { decision: 'undone' }),
      ...(wasEnded ? [requestStore.update(other, { ...other, state: 'approved', cancelled_at: null })] : []),
      ...undecidedMails(noticeOf(daysOff, person, before)),
      takeTurn(turnOf(before.employee_id), turn),
    ],
  };
};

/**
 * Plans that a request is withdrawn, or that approved days are cancelled; a change of it that waits goes with it. Without
 * an actor the person does it through a link.
 */
export const planCancel = async (
  actor: Actor | null,
  before: DayOffRequest,
  person: ReturnType<typeof personInSight>,
  message: string | null,
): Promise<Planned> => {
  if (before.state === 'cancelled') return { value: before, writes: [] };
  if (before.state === 'declined') throw tooLate('This request was declined.');
  const daysOff = await readDaysOff();
  const at = now().toISOString();
  const value: DayOffRequest = { ...before, state: 'cancelled', cancelled_at: at };
  const waiting = requestsByPerson
    .rowsOf(person.id)
    .filter(({ replaces_id: replacedId, state }) => replacedId === before.id && state === 'requested');
  const changes = await requestStore.getMany(waiting.map(({ id }) => id));
  const via = actor ? {} : { via_link: true };
  const by = actor && { id: actor.user_id, name: actor.name, employee_id: actor.employee_id };
  return {
    value,
    writes: [
      requestStore.update(before, value),
      ...leaveEvents(actor, value, 'day_off_cancelled', { ...(message !== null && { message }), ...via }),
      ...changes.flatMap((change) => [
        requestStore.update(change, { ...change, state: 'cancelled', cancelled_at: at }),
        ...leaveEvents(actor, change, 'day_off_cancelled', via),
      ]),
      ...(await withdrawnMails(noticeOf(daysOff, person, before), { by, message })),
    ],
  };
};
