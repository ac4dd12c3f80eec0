import { currentPeriod } from '#shared/assignments/periods.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { HandOverSession } from '#functions/platform/assignments/hand-over.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { itemKind, type ItemOutcome } from '#functions/platform/runs/run-kind.ts';
import { personIssues, visiblePerson } from '#functions/platform/directory/employees.ts';
import { assertMayDecide, handOverOf } from './hand-overs.ts';
import { putKept } from './kept-records.ts';
import { LEAVER_KIND, type LeaverInput, type LeaverRunItem } from './leaver-run-input.ts';

type Ready = LeaverInput & { name: string; sessions: ReadonlyMap<HeldType, HandOverSession> };

const conflictError = (detail: string): AppError => new AppError('conflict', { detail });

/** The checklist's word for a field: each kind of record has its own names for the day and for the receiver. */
const wordOf = (path: string): string =>
  path.includes('date') ? 'Date' : path.includes('employee') ? 'Transfer to' : path.replaceAll('_', ' ');
const sentence = ({ path, message }: Issue): string => `${wordOf(path)}: ${message}`;

const assertValid = (issues: readonly Issue[]): void => {
  if (issues.length > 0) throw new AppError('invalid', { detail: issues.map(sentence).join(', ') });
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
      putKept(employee_id, { type, id }, { since, date: today(), by: actor.name }),
      recordEvent(actor, type, id, 'kept_by_leaver', { employee_id, name }),
    ],
    ref: { object: type, id },
  };
};

/** Returns, transfers or keeps what a leaver holds, each record under the rights and rules of its own save. */
export const leaverWork = itemKind<LeaverInput, LeaverRunItem, Ready>({
  kind: LEAVER_KIND,
  permission: 'people:read',
  paceMs: 0,
  groupMax: 10,
  inFlight: 2,
  expand: ({ things: items }) => items.map((item) => ({ label: item.label, detail: item.decision, input: item })),
  prepare: async (input, items, { actor }) => {
    const { name } = await visiblePerson(actor, input.employee_id);
    return { ...input, name, sessions: await sessionsOf(actor, items) };
  },
  apply: async (item, ready, { actor }) => {
    const { type, id, action, to_employee_id: to } = item;
    assertMayDecide(actor, type);
    const session = ready.sessions.get(type)!;
    const { stored, holder } = session.toChange(id);
    if (holder !== ready.employee_id) throw conflictError(`${ready.name} does not hold it any more.`);
    if (action === 'keep') return keep(actor, item, currentPeriod(stored.periods)?.start_date ?? '', ready);
    assertValid(await personIssues(actor, to, 'to_employee_id'));
    const { issues, writes } = await session.plan(id, to, ready.date);
    assertValid(issues);
    return { writes, ref: { object: type, id }, undo: { before: { ...stored }, version: stored.version + 1 } };
  },
  finish: async ({ employee_id }, { done, failed }) => ({ employee_id, changed: done, failed }),
});
