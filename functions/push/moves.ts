import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { confirmPush } from '#shared/contract/push/confirm-push.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { hasLeft, movesOf, type PushMoves } from '#shared/push/command.rules.ts';
import { payoutDatesAgain } from '#shared/push/payout-date.rules.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { addDays } from '#shared/values/dates.ts';
import { storedIntegration } from '#functions/integrations/integration-store.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { startAgain } from '#functions/platform/runs/start-again.ts';
import { changeRun, readRun } from '#functions/platform/runs/run-store.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { isOpen } from '#shared/runs/run.ts';
import { changeCommand, storedCommand } from './command-store.ts';
import { leaveMonth, takeMonth } from './month-lock.ts';
import { readMonth } from './month.ts';
import { makePayload, payloadDiff, readAll, readHead } from './payload.ts';
import { readOutcomes } from './person-outcomes.ts';
import { startPushOf } from './start.ts';

type Answer = { command_id: string };
type Commit<A> = (writes: Write[], answer: A) => Promise<A>;

const wrongState = (): AppError => new AppError('run_state', { detail: 'This push is in another state by now.' });

/** Changes a push in a state that allows the move; throws `run_state` in any other. */
const move = (
  commandId: string,
  name: keyof PushMoves,
  change: (command: PushCommand) => PushCommand,
  more?: (after: PushCommand) => readonly Write[],
): Promise<PushCommand> =>
  changeCommand(
    commandId,
    (command) => {
      if (!movesOf(command)[name]) throw wrongState();
      return change(command);
    },
    more,
  );

const OPENS_WITHIN_MS = 60_000;

/** Back to the machine: what left is asked about, the rest is sent. */
const goingOn = (command: PushCommand): PushCommand => ({
  ...command,
  status_report: command.chunks.some(({ state }) => state === 'planned') ? 'sending' : 'waiting',
  problem: null,
  problem_code: null,
  ended_at: null,
  polls: 0,
  ask_until: null,
  // The run of the push opens a moment later; until then the sweeper must not take the push for one that stopped.
  next_poll_at: new Date(Date.now() + OPENS_WITHIN_MS).toISOString(),
});

/** The payout dates of a push of which nothing left, as it goes on: nothing is paid on a day that is over. */
const datesNow = (command: PushCommand): Pick<PushCommand, 'wage_payout_date' | 'meal_voucher_payout_date'> => {
  const { wage_payout_date: wages, meal_voucher_payout_date: vouchers } = command;
  if (hasLeft(command)) return { wage_payout_date: wages, meal_voucher_payout_date: vouchers };
  const again = payoutDatesAgain(command, today());
  const tomorrow = addDays(today(), 1);
  return {
    wage_payout_date: again.wage_payout_date ?? tomorrow,
    meal_voucher_payout_date: vouchers && (again.meal_voucher_payout_date ?? tomorrow),
  };
};

/** Only whoever moved the push comes here. */
const goOn = async (command: PushCommand): Promise<Answer> => {
  const head = await readRun(command.command_id);
  if (!head) throw new AppError('not_found');
  await startAgain(head, { evenOpen: true });
  return { command_id: command.command_id };
};

/**
 * Throws `payload_changed` when nothing left yet and the same people would be sent otherwise by now: somebody may have
 * pushed them since, and old lines must not take the place of newer ones.
 */
const assertStillSo = async (command: PushCommand): Promise<void> => {
  if (hasLeft(command)) return;
  const [head, integration] = await Promise.all([
    readHead(command.payload_id),
    storedIntegration(command.integration_id),
  ]);
  const read = await readMonth(integration, command);
  const people = (head?.people ?? []).flatMap(({ employee_id: id }) => read.personOf(id) ?? []);
  const payloads = [true, false].map((withCorrections) => makePayload(read, people, withCorrections));
  if (payloads.some((payload) => payload.head.payload_id === command.payload_id)) return;
  const sent = head ? (await readAll(head)).flatMap(({ months }) => months.flatMap(({ lines }) => lines)) : [];
  throw new AppError('payload_changed', {
    detail: 'Days changed since this push was started. Call it off and push anew.',
    extras: {
      payload_id: payloads[0]?.head.payload_id ?? '',
      diff: payloadDiff(sent, payloads[0]?.lines ?? []),
    },
  });
};

/** Goes on where a push stopped. Of two who do this at once one gets `run_state`. */
export const resume = async (commandId: string, isConfirmed: boolean): Promise<Answer> => {
  await assertStillSo(await storedCommand(commandId));
  const command = await move(
    commandId,
    'resume',
    (before) => {
      if (before.problem_code === 'please_confirm_retry' && !isConfirmed)
        throw new AppError('please_confirm_retry_set_flag', {
          detail: 'The payroll office has days of this month already.',
          extras: { employee_ids: [], pushed_at: null },
        });
      return {
        ...goingOn(before),
        ...datesNow(before),
        confirm_retry_push: isConfirmed ? 1 : before.confirm_retry_push,
      };
    },
    (after) => [takeMonth(after)],
  );
  return goOn(command);
};

/** Calls a push off of which nothing left. */
export const cancel = async (commandId: string): Promise<Answer> => {
  const command = await move(
    commandId,
    'cancel',
    (before) => ({ ...before, status_report: 'cancelled', ended_at: now().toISOString() }),
    (after) => [leaveMonth(after)],
  );
  await changeRun(commandId, (head) =>
    isOpen(head.status) ? { ...head, status: 'cancelled', ended_at: new Date().toISOString() } : undefined,
  );
  return { command_id: command.command_id };
};

type Confirmed = EndpointInput<typeof confirmPush>['body'];

/** A file that payroll did not take over is not sent again: its people can be pushed anew. */
const fileNotTaken = (command: PushCommand): PushCommand => ({
  ...command,
  status_report: 'failed_internal',
  problem: 'Payroll did not take the file over.',
  problem_code: 'refused',
  chunks: command.chunks.map((chunk) => ({ ...chunk, state: 'refused' })),
  ended_at: now().toISOString(),
});

/**
 * A person says what became of what is not known. What was not received is sent again under its old request id, so an
 * office that has it after all refuses the second one.
 */
export const confirm = async (actor: Actor, { command_id: id, outcome, note }: Confirmed): Promise<Answer> => {
  const said = { outcome, note, by: actor.name, at: now().toISOString() };
  const isOpenChunk = (state: string): boolean => state !== 'planned' && state !== 'answered' && state !== 'refused';
  const command = await move(
    id,
    'confirm',
    (before) => {
      const confirmed = { ...before, confirmed: said };
      if (before.problem_code === 'file_to_confirm' && outcome === 'not_received') return fileNotTaken(confirmed);
      const state = outcome === 'received' ? ('confirmed' as const) : ('planned' as const);
      const chunks = before.chunks.map((chunk) => (isOpenChunk(chunk.state) ? { ...chunk, state } : chunk));
      return goingOn({ ...confirmed, chunks });
    },
    (after) => [after.status_report === 'failed_internal' ? leaveMonth(after) : takeMonth(after)],
  );
  return command.status_report === 'failed_internal' ? { command_id: id } : goOn(command);
};

/**
 * Pushes the people again whom the office did not take over, with their days as they are now, and with the message, the
 * payout dates and the choice of late changes of before.
 */
export const retry = async (actor: Actor, commandId: string, commit: Commit<Answer>): Promise<Answer> => {
  const command = await storedCommand(commandId);
  if (!movesOf(command).retry) throw wrongState();
  const [head, outcomes] = await Promise.all([readHead(command.payload_id), readOutcomes(commandId)]);
  const employee_ids = (head?.people ?? [])
    .map(({ employee_id: id }) => id)
    .filter((id) => outcomes.get(id)?.state !== 'taken_over');
  const { integration_id, year, month, message } = command;
  const started = await startPushOf(
    actor,
    {
      integration_id,
      year,
      month,
      employee_ids,
      confirm_retry_push: 1,
      with_corrections: command.with_corrections ?? 1,
      ...payoutDatesAgain(command, today()),
      ...(message !== null && { messageForPayroll: message }),
    },
    async (writes, { command_id, left_out }) => ({ ...(await commit(writes, { command_id })), left_out }),
    commandId,
  );
  return { command_id: started.command_id };
};
