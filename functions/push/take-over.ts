import { setTimeout as sleep } from 'node:timers/promises';
import { linesBefore } from '#shared/push/lines.rules.ts';
import { monthKey, monthSpan } from '#shared/push/month.rules.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import type { PushedDays } from '#shared/push/pushed-days.ts';
import { AppError } from '#shared/errors/problem.ts';
import { readPersonDays, savePersonDays } from '#functions/days-off/person-days-store.ts';
import { lockMonth } from '#functions/fleet/payroll-lock.ts';
import { vehiclesDriven } from '#functions/fleet/pushed-vehicles.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { pushedMonthIn, readPushedDays, savePushedDays, withMonth, withoutMonth } from './pushed-days-store.ts';
import { readHead, readPeople, type PayloadPerson } from './payload.ts';
import { OutcomeMovedError, putOutcome, readOutcome } from './person-outcomes.ts';
import { pushEvents } from './push-events.ts';

/* What follows when the office decides on a person (docs/areas/push.md#commands): one transaction each. */

const ATTEMPTS = 10;
const lost = new Set(['conflict', 'stale_version']);

/** Tries again when something of the person changed between reading and writing. */
const insist = async (work: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isLost = error instanceof OutcomeMovedError || (error instanceof AppError && lost.has(error.code));
      if (!isLost || attempt === ATTEMPTS) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
};

const closeMonth = async (employeeId: number, { year, month }: PushCommand, at: string): Promise<Write[]> => {
  const before = await readPersonDays(employeeId);
  const isClosed = before.locked_months.some((one) => one.year === year && one.month === month);
  if (isClosed) return [];
  return [savePersonDays(before, { ...before, locked_months: [...before.locked_months, { year, month, at }] })];
};

const openMonth = async (employeeId: number, { year, month }: PushCommand): Promise<Write[]> => {
  const before = await readPersonDays(employeeId);
  const locked_months = before.locked_months.filter((one) => one.year !== year || one.month !== month);
  return locked_months.length === before.locked_months.length
    ? []
    : [savePersonDays(before, { ...before, locked_months })];
};

const lockPayroll = async (employeeId: number, month: string, vehicles: readonly number[]): Promise<Write[]> => {
  const locked = vehicles.map((id) => lockMonth(vehicleStore, id, month));
  return (await Promise.all([lockMonth(employeeStore, employeeId, month), ...locked])).flat();
};

/** The vehicles that people drove in the month of a push. */
export const drivenIn = ({ year, month }: PushCommand): Promise<ReadonlyMap<number, readonly number[]>> => {
  const { from, to } = monthSpan(year, month);
  return vehiclesDriven(from, to);
};

/** The office took a person over: what it has is kept, the month is closed and their vehicles are locked. */
export const takeOver = (
  command: PushCommand,
  person: PayloadPerson,
  vehicles: readonly number[],
  message: string | null,
): Promise<void> =>
  insist(async () => {
    const { employee_id: id } = person;
    const before = await readOutcome(command.command_id, id);
    if (before?.state === 'taken_over') return;
    const at = new Date().toISOString();
    const pushed = await readPushedDays(id);
    const { command_id, integration_id, year, month } = command;
    const after = person.months.reduce((days, one) => {
      const lines = one.lines.filter(({ change }) => change !== 'removed');
      return withMonth(days, { integration_id, year: one.year, month: one.month, command_id, at, lines });
    }, pushed);
    const sent = person.months.flatMap(({ lines }) => lines.filter(({ change }) => change !== 'removed'));
    await transact([
      putOutcome(command_id, { employee_id: id, state: 'taken_over', message, at }, before),
      savePushedDays(pushed, after),
      ...(await closeMonth(id, command, at)),
      ...(await lockPayroll(id, monthKey(year, month), vehicles)),
      pushEvents.takenOver(
        command,
        id,
        sent.length,
        sent.reduce((sum, { minutes }) => sum + minutes, 0),
      ),
    ]);
  });

/** What a push sent of a person; undefined when its payload is gone. */
const personSent = async ({ payload_id }: PushCommand, employeeId: number): Promise<PayloadPerson | undefined> => {
  const head = await readHead(payload_id);
  const at = head?.people.findIndex(({ employee_id: id }) => id === employeeId) ?? -1;
  return head && at >= 0 ? (await readPeople(head, at, at + 1))[0] : undefined;
};

/**
 * What offices have of a person whom one refuses after all: each month that the push left behind is what it was before.
 * A later push of a month stands. The month of the push counts as never pushed where nothing was pushed of it before.
 */
const withoutPush = (days: PushedDays, command: PushCommand, sent: PayloadPerson | undefined): PushedDays =>
  (sent?.months ?? [{ ...command, lines: [] }]).reduce((kept, { year, month, lines }) => {
    const stored = pushedMonthIn(kept, { ...command, year, month });
    if (stored?.command_id !== command.command_id) return kept;
    const before = linesBefore(lines);
    const isNeverPushed = before.length === 0 && year === command.year && month === command.month;
    return isNeverPushed ? withoutMonth(kept, stored) : withMonth(kept, { ...stored, lines: before });
  }, days);

/** The office refused a person. What it took over before and refuses now is opened again. */
export const refusePerson = (command: PushCommand, employeeId: number, message: string): Promise<void> =>
  insist(async () => {
    const before = await readOutcome(command.command_id, employeeId);
    if (before?.state === 'refused') return;
    const outcome = { employee_id: employeeId, state: 'refused' as const, message, at: new Date().toISOString() };
    const stored = putOutcome(command.command_id, outcome, before);
    if (before?.state !== 'taken_over') return transact([stored]);
    const [pushed, sent] = await Promise.all([readPushedDays(employeeId), personSent(command, employeeId)]);
    const after = withoutPush(pushed, command, sent);
    const isPushedSince = pushedMonthIn(pushed, command)?.command_id !== command.command_id;
    await transact([
      stored,
      ...(after === pushed ? [] : [savePushedDays(pushed, after)]),
      ...(isPushedSince ? [] : await openMonth(employeeId, command)),
      pushEvents.refusedLate(command, employeeId, message),
    ]);
  });
