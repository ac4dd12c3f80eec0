import { isOpen } from '#shared/runs/run.ts';
import type { Integration, PayrollCredentials } from '#shared/integrations/integration.ts';
import type { PayrollProduct } from '#shared/integrations/provider.ts';
import { isUnderWay, type PushProblem, type PushStatus } from '#shared/push/names.ts';
import { hasLeft } from '#shared/push/command.rules.ts';
import type { PushCommand, PushNotification } from '#shared/push/push-command.ts';
import { readCredentials } from '#functions/integrations/credentials.ts';
import { integrationStore } from '#functions/integrations/integration-store.ts';
import type { PayrollProvider } from '#functions/integrations/payroll-provider.ts';
import { productOf } from '#functions/integrations/products.ts';
import { providerOf } from '#functions/integrations/providers.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { changeRun, readRun } from '#functions/platform/runs/run-store.ts';
import { saveProgress } from '#functions/platform/runs/run-progress.ts';
import { changeCommand, readCommand } from './command-store.ts';
import { holdOrLeave, renewMonth } from './month-lock.ts';
import { pushEvents } from './push-events.ts';

/* What every step of a push does before and after its own work (docs/areas/push.md#machine). */

/** Where the machine goes after a step; `wait` are seconds. */
export type Next = { readonly next: 'send' | 'wait' | 'done'; readonly wait: number };

export const DONE: Next = { next: 'done', wait: 0 };
export const waitFor = (wait: number): Next => ({ next: 'wait', wait });

/** A push with the office behind it. A file has no credentials. */
export type OpenPush = {
  readonly command: PushCommand;
  readonly integration: Integration;
  readonly product: PayrollProduct;
  readonly provider: PayrollProvider;
  readonly credentials: PayrollCredentials;
};

const NO_CREDENTIALS: PayrollCredentials = { username: '-', customer_code: '-', password: '-' };

/** Whether this attempt still drives the push, which is under way. */
export const isOwn = (now: PushCommand, { attempt }: Pick<PushCommand, 'attempt'>): boolean =>
  now.attempt === attempt && isUnderWay(now.status_report);

/**
 * Changes the push as long as this attempt drives it and it is under way; otherwise it stays as it is. So a worker
 * that is slow or was called off never revives a push that has ended.
 */
export const changeOwn = (
  { command_id: id, attempt }: Pick<PushCommand, 'command_id' | 'attempt'>,
  change: (command: PushCommand) => PushCommand | undefined,
  more?: (after: PushCommand) => readonly Write[],
): Promise<PushCommand> => changeCommand(id, (now) => (isOwn(now, { attempt }) ? change(now) : undefined), more);

/** How the run of a push ends while a person has to do something, or for good. */
const endRun = (commandId: string, attempt: number, problem: string | null): Promise<unknown> =>
  changeRun(commandId, (head) =>
    head.attempt === attempt && isOpen(head.status)
      ? {
          ...head,
          status: problem === null ? 'succeeded' : 'failed',
          problem,
          ended_at: new Date().toISOString(),
        }
      : undefined,
  );

type Stop = {
  readonly status: PushStatus;
  readonly problem: string;
  readonly code: PushProblem;
  /** Further notices for the page. */
  readonly notices?: readonly PushNotification[];
};

/**
 * Stops the machine until a person does something, or for good. The month stays held when something may be at the
 * office.
 */
export const stopPush = async (command: PushCommand, { status, problem, code, notices = [] }: Stop): Promise<Next> => {
  const stopped = await changeOwn(
    command,
    (now) => ({
      ...now,
      status_report: status,
      problem,
      problem_code: code,
      notifications: [...now.notifications, ...notices],
      next_poll_at: null,
      ended_at: hasLeft(now) ? null : new Date().toISOString(),
    }),
    (after) => [holdOrLeave(after), ...(code === 'file_to_confirm' ? [] : [pushEvents.failed(after)])],
  );
  if (stopped.attempt === command.attempt && stopped.status_report === status)
    await endRun(stopped.command_id, stopped.attempt, code === 'file_to_confirm' ? null : problem);
  return DONE;
};

/** The push of a run, if this attempt is still the one that drives it and the month is still its own. */
export const openPush = async (runId: string, attempt: number): Promise<OpenPush | undefined> => {
  const [command, head] = await Promise.all([readCommand(runId), readRun(runId)]);
  if (!command || !head || head.attempt !== attempt || !isOpen(head.status)) return undefined;
  if (!isUnderWay(command.status_report)) {
    await endRun(runId, attempt, command.status_report === 'success' ? null : command.problem);
    return undefined;
  }
  const current = await changeCommand(runId, (now) => (now.attempt < attempt ? { ...now, attempt } : undefined));
  if (!isOwn(current, { attempt })) return undefined;
  if (!(await renewMonth(current))) {
    const problem = 'Another push took this month over.';
    await stopPush(current, {
      status: hasLeft(current) ? 'outcome_unknown' : 'failed_internal',
      problem,
      code: 'lost_month',
    });
    return undefined;
  }
  const integration = await integrationStore.get(current.integration_id);
  const product = integration && productOf(integration.product);
  const credentials =
    product?.kind === 'file' ? NO_CREDENTIALS : integration && (await readCredentials(integration.id));
  if (!integration || !product || !credentials) {
    const problem = `${current.integration_name} is not connected any more.`;
    await stopPush(current, { status: 'login_failed', problem, code: 'login_failed' });
    return undefined;
  }
  if (head.status === 'preparing')
    await changeRun(runId, (now) =>
      now.attempt === attempt && now.status === 'preparing'
        ? { ...now, status: 'running', started_at: now.started_at ?? new Date().toISOString() }
        : undefined,
    );
  return { command: current, integration, product, provider: providerOf(product), credentials };
};

/** Ends a push that the office answered. */
export const endPush = async (command: PushCommand): Promise<void> => {
  await endRun(command.command_id, command.attempt, command.status_report === 'success' ? null : command.problem);
};

export const showProgress = ({ command_id: id, taken_over, refused, people }: PushCommand): Promise<void> =>
  saveProgress(id, taken_over + refused, people);
