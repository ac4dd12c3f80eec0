import { LATE_HOURS } from '#shared/push/limits.ts';
import { isOpen } from '#shared/runs/run.ts';
import { hasLeft } from '#shared/push/command.rules.ts';
import { isUnderWay } from '#shared/push/names.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { readCredentials } from '#functions/integrations/credentials.ts';
import { productOf } from '#functions/integrations/products.ts';
import { providerOf } from '#functions/integrations/providers.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { keepAnswer } from './answers.ts';
import { countOutcomes } from './ask-step.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { changeCommand, readCommand, stopWatching, watchedIds } from './command-store.ts';
import { holdOrLeave } from './month-lock.ts';
import { readHead } from './payload.ts';
import { refusePerson } from './take-over.ts';

/* What the sweeper looks after: pushes whose machine gave up, and refusals after the end (docs/areas/push.md#machine). */

const LATE_EVERY_MS = 5 * 60_000;
const STOPPED = 'The push stopped before it was done.';

/** A push whose run ended without telling it waits for a person, or ends when nothing left. */
const settleStopped = async (command: PushCommand): Promise<void> => {
  const run = await readRun(command.command_id);
  if (run && isOpen(run.status)) return;
  if (command.next_poll_at !== null && command.next_poll_at > new Date().toISOString()) return;
  await changeCommand(
    command.command_id,
    (now) =>
      isUnderWay(now.status_report) && now.attempt === command.attempt
        ? {
            ...now,
            status_report: hasLeft(now) ? 'outcome_unknown' : 'failed_internal',
            problem: STOPPED,
            problem_code: 'stopped',
            ended_at: hasLeft(now) ? null : new Date().toISOString(),
          }
        : undefined,
    (after) => [holdOrLeave(after)],
  );
};

const isOver = ({ ended_at: ended }: PushCommand): boolean =>
  ended !== null && Date.now() - Date.parse(ended) >= LATE_HOURS * 3_600_000;
const isAskedLate = ({ late_asked_at: asked }: PushCommand): boolean =>
  asked === null || Date.now() - Date.parse(asked) >= LATE_EVERY_MS;

/**
 * Asks once more for people whom the office refused after it seemed to have taken them over. The status stays. An office
 * that does not answer is not asked again in this round, and noted in `away`: it would hold up what else is looked after.
 */
const askLate = async (command: PushCommand, away: Set<number>): Promise<void> => {
  if (away.has(command.integration_id)) return;
  const product = productOf(command.source);
  const credentials = await readCredentials(command.integration_id);
  if (product?.kind !== 'http' || !credentials) return;
  const provider = providerOf(product);
  const head = await readHead(command.payload_id);
  for (const chunk of command.chunks) {
    const outcome = await provider.outcome(credentials, chunk.request_id);
    if (!('reference' in outcome)) {
      if (outcome.state === 'not_found') continue;
      away.add(command.integration_id);
      break;
    }
    await keepAnswer(command.command_id, outcome.exchange);
    const people = head?.people.slice(chunk.from, chunk.to) ?? [];
    for (const { payroll_number: number, state, message } of outcome.people) {
      const person = people.find((one) => one.payroll_number === number);
      if (person && state === 'refused') await refusePerson(command, person.employee_id, message ?? '');
    }
  }
  const counts = await countOutcomes(command);
  await changeCommand(command.command_id, (now) => ({ ...now, ...counts, late_asked_at: new Date().toISOString() }));
};

const lookAfter = async (commandId: string, away: Set<number>): Promise<void> => {
  const command = await readCommand(commandId);
  if (!command) return;
  if (isUnderWay(command.status_report)) await settleStopped(command);
  else if (isOver(command)) await stopWatching(commandId);
  else if (isAskedLate(command)) await askLate(command, away);
};

/** Called every few minutes. */
export const lookAfterPushes = async (): Promise<void> => {
  const away = new Set<number>();
  for (const commandId of await watchedIds()) {
    try {
      await lookAfter(commandId, away);
    } catch (error) {
      logger.error('push not looked after', { commandId, error: toError(error) });
    }
  }
};
