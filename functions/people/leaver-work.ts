import type { Period, Periods } from '#shared/assignments/periods.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { issuesSentence } from '#shared/errors/issue-words.ts';
import { AppError } from '#shared/errors/problem.ts';
import { heldPeriodFrom, periodsWithout } from '#shared/people/leaver-periods.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { begunLateIssues } from '#functions/platform/assignments/given-late.ts';
import type { HandOverSession } from '#functions/platform/assignments/hand-over.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { itemKind, type ItemOutcome } from '#functions/platform/runs/run-kind.ts';
import { personIssues, visiblePerson } from '#functions/platform/directory/employees.ts';
import { assertMayDecide, handOverOf } from './hand-overs.ts';
import { putKeptNote } from './kept-records.ts';
import { leaverPapers } from './leaver-papers.ts';
import { LEAVER_KIND, type LeaverInput, type LeaverRunItem } from './leaver-run-input.ts';

type Ready = LeaverInput & { name: string; sessions: ReadonlyMap<HeldType, HandOverSession> };

const conflictError = (detail: string): AppError => new AppError('conflict', { detail });

/** The checklist's word for a field: each kind of record has its own names for the day and for the receiver. */
const wordOf = (path: string): string =>
  path.includes('date') ? 'Date' : path.includes('employee') ? 'Transfer to' : path.replaceAll('_', ' ');
const assertValid = (issues: readonly Issue[]): void => {
  const labels = Object.fromEntries(issues.map(({ path }) => [path, wordOf(path)]));
  if (issues.length > 0) throw new AppError('invalid', { detail: issuesSentence(issues, labels) });
};

const sessionsOf = async (actor: Actor, items: readonly LeaverRunItem[]) =>
  new Map(
    await Promise.all(
      [...Map.groupBy(items, ({ type }) => type)].map(async ([type, group]) => {
        const session = await handOverOf(type).open(
          actor,
          group.map(({ id }) => id),
        );
        return [type, session] as const;
      }),
    ),
  );

const keep = (actor: Actor, { type, id }: LeaverRunItem, since: string, ready: Ready): ItemOutcome => {
  const { employee_id, name } = ready;
  return {
    writes: [
      putKeptNote(employee_id, { type, id }, { since, date: today(), by: actor.name }),
      recordEvent(actor, { object: type, id, type: 'kept_by_leaver', payload: { employee_id, name } }),
    ],
    ref: { object: type, id },
  };
};

/** The outcome for a thing that the person no longer has on the day: it needs no return, and cannot be transferred. */
const gone = ({ type, id, action }: LeaverRunItem, { end_date: end }: Period, { name }: Ready): ItemOutcome => {
  if (action === 'transfer' && end) throw conflictError(`${name} has it up to ${toDmy(addDays(end, -1))} only.`);
  return { writes: [], ref: { object: type, id } };
};

/**
 * The hand-over of a record that the person has in the period `held`. It is a change of holder as a save of the record
 * makes it, unless that would call off what is planned for others: then the history is corrected.
 */
const handOver = (
  session: HandOverSession,
  { type, id, to_employee_id: to }: LeaverRunItem,
  { periods, held }: { periods: Periods; held: Period },
  { employee_id, date }: Ready,
) => {
  const start = held.start_date;
  const isAhead = start > today();
  // A planned thing is handed over from its first day on.
  const day = isAhead && start > date ? start : date;
  const isLicense = type === 'software_license';
  const isLast = periods.at(-1) === held && (isLicense || !isAhead);
  // A licence that goes to somebody new is a change of its person in any case; a day before the start is refused.
  if (isLast || (isLicense && to > 0) || day < start) return session.plan(id, to, day);
  const corrected = periodsWithout(periods, employee_id, to, day);
  const late = begunLateIssues(periods, corrected, () => 'date');
  return late.length > 0 ? { issues: late, writes: [] } : session.correct(id, corrected);
};

/** Returns, transfers or keeps what a leaver holds, each record under the rights and rules of its own save. */
export const leaverWork = itemKind<LeaverInput, LeaverRunItem, Ready>({
  kind: LEAVER_KIND,
  permission: 'people:read',
  paceMs: 0,
  groupMax: 10,
  inFlight: 2,
  expand: ({ things: items }) => items.map((item) => ({ label: item.label, detail: item.decision, input: item })),
  refOf: ({ type, id }) => ({ object: type, id }),
  prepare: async (input, items, { actor }) => {
    const { name } = await visiblePerson(actor, input.employee_id);
    return { ...input, name, sessions: await sessionsOf(actor, items) };
  },
  apply: async (item, ready, { actor }) => {
    const { type, id, action, to_employee_id: to } = item;
    assertMayDecide(actor, type);
    const session = ready.sessions.get(type)!;
    const { stored } = session.toChange(id);
    const held = heldPeriodFrom(stored.periods, ready.employee_id, today());
    if (!held) throw conflictError(`${ready.name} does not hold it any more.`);
    if (action === 'keep') return keep(actor, item, held.start_date, ready);
    if (!heldPeriodFrom(stored.periods, ready.employee_id, ready.date)) return gone(item, held, ready);
    assertValid(await personIssues(actor, to, 'to_employee_id'));
    const { issues, writes } = await handOver(session, item, { periods: stored.periods, held }, ready);
    assertValid(issues);
    return { writes, ref: { object: type, id }, undo: { before: { ...stored }, version: stored.version + 1 } };
  },
  finish: async (input, { done, failed }, end) => ({
    employee_id: input.employee_id,
    changed: done,
    failed,
    papers: await leaverPapers(input, end),
  }),
});
