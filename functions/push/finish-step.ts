import { DEVELOPERS, isUnderWay } from '#shared/push/names.ts';
import type { PushChunk, PushCommand, PushNotification } from '#shared/push/push-command.ts';
import { leaveMonth } from './month-lock.ts';
import { pushEvents } from './push-events.ts';
import { countOutcomes } from './ask-step.ts';
import { changeOwn, endPush, openPush, showProgress } from './step.ts';

const failedNotice = (): PushNotification => ({
  details: { type: 'severe', message: 'The payroll office calls this push failed.', person: null },
  related_employee: null,
});

const ended = (
  command: PushCommand,
  counts: Pick<PushCommand, 'taken_over' | 'refused'>,
  countsAsSuccess: boolean,
): PushCommand => {
  const at = new Date().toISOString();
  const isSuccess = !command.failed_at_office || countsAsSuccess;
  return {
    ...command,
    ...counts,
    status_report: isSuccess ? 'success' : 'failed_internal',
    problem: isSuccess ? null : DEVELOPERS,
    problem_code: isSuccess ? null : 'refused',
    notifications: command.failed_at_office ? [...command.notifications, failedNotice()] : command.notifications,
    next_poll_at: null,
    ended_at: at,
    steps: [...command.steps, { step: 'answered', at }, ...(isSuccess ? [{ step: 'closed' as const, at }] : [])],
  };
};

/**
 * The last step of an attempt. Without an answer for every chunk it changes nothing: then the sweeper starts the next
 * attempt, which goes on from what is stored.
 */
export const finishStep = async (runId: string, attempt: number): Promise<void> => {
  const push = await openPush(runId, attempt);
  const isOpen = ({ state }: PushChunk): boolean => state !== 'answered' && state !== 'refused';
  if (!push || push.command.chunks.some(isOpen)) return;
  const counts = await countOutcomes(push.command);
  const countsAsSuccess = push.product.failed_counts_as_success === 1;
  const command = await changeOwn(
    push.command,
    (now) => (now.chunks.some(isOpen) ? undefined : ended(now, counts, countsAsSuccess)),
    (after) => [
      leaveMonth(after),
      after.status_report === 'success' ? pushEvents.done(after) : pushEvents.failed(after),
    ],
  );
  if (isUnderWay(command.status_report)) return;
  await showProgress(command);
  await endPush(command);
};
