import { hasLeft } from '#shared/push/command.rules.ts';
import { DEVELOPERS, type PushProblem } from '#shared/push/names.ts';
import { pollSeconds } from '#shared/push/poll.rules.ts';
import { POLL_HOURS_MAX } from '#shared/push/limits.ts';
import type { PushChunk, PushCommand, PushNotification } from '#shared/push/push-command.ts';
import type { PayrollLines, Sent } from '#functions/integrations/payroll-provider.ts';
import { keepAnswer } from './answers.ts';
import { readHead, readPeople } from './payload.ts';
import { keepMonth } from './month-lock.ts';
import { refusePerson } from './take-over.ts';
import { defaultVoucherDate } from './voucher-date.ts';
import { changeOwn, DONE, isOwn, openPush, showProgress, stopPush, waitFor, type Next, type OpenPush } from './step.ts';

const changeChunk = (command: PushCommand, requestId: string, change: Partial<PushChunk>): PushCommand => ({
  ...command,
  chunks: command.chunks.map((chunk) => (chunk.request_id === requestId ? { ...chunk, ...change } : chunk)),
});

/** The state of a chunk in storage; what another attempt did meanwhile stays. */
const markChunk = (command: PushCommand, requestId: string, change: Partial<PushChunk>): Promise<PushCommand> =>
  changeOwn(command, (now) => changeChunk(now, requestId, change));

/**
 * Stores that a chunk is about to leave, and that the month is held without end from now on. Undefined when another
 * worker was faster, or this one no longer drives the push; fails when another push has the month by now.
 */
const aboutToLeave = async (command: PushCommand, requestId: string): Promise<PushCommand | undefined> => {
  let isFirst = false;
  const marked = await changeOwn(
    command,
    (now) => {
      isFirst = now.chunks.some(({ request_id: id, state }) => id === requestId && state === 'planned');
      return isFirst ? changeChunk(now, requestId, { state: 'sending' }) : undefined;
    },
    (after) => [keepMonth(after)],
  );
  return isFirst && isOwn(marked, command) ? marked : undefined;
};

const signIn = async ({ command, product, provider, credentials }: OpenPush): Promise<PushCommand | undefined> => {
  if (command.steps.some(({ step }) => step === 'signed_in')) return command;
  const outcome = product.kind === 'file' ? 'success' : await provider.signIn(credentials);
  if (outcome !== 'success') {
    const problem = outcome === 'login_failed' ? 'login failed' : 'service offline';
    await stopPush(command, { status: outcome, problem, code: outcome });
    return undefined;
  }
  const vouchers = command.is_voucher_date_open
    ? await defaultVoucherDate(provider, credentials)
    : command.meal_voucher_payout_date;
  if (vouchers === undefined) {
    await stopPush(command, { status: 'service_offline', problem: 'service offline', code: 'service_offline' });
    return undefined;
  }
  const signedIn = await changeOwn(command, (now) => ({
    ...now,
    status_report: 'sending',
    meal_voucher_payout_date: vouchers,
    is_voucher_date_open: false,
    steps: [...now.steps, { step: 'signed_in', at: new Date().toISOString() }],
  }));
  return isOwn(signedIn, command) ? signedIn : undefined;
};

/** The lines of a chunk as the office gets them: the days of each person and month, without what was removed. */
const linesOf = async (command: PushCommand, { request_id, from, to }: PushChunk): Promise<PayrollLines> => {
  const head = await readHead(command.payload_id);
  if (!head) throw new Error(`payload ${command.payload_id} is gone`);
  const people = await readPeople(head, from, to);
  return {
    request_id,
    year: command.year,
    month: command.month,
    message: command.message,
    wage_payout_date: command.wage_payout_date,
    meal_voucher_payout_date: command.meal_voucher_payout_date,
    people: people.flatMap(({ payroll_number, months }) =>
      months.map(({ year, month, lines }) => ({
        payroll_number,
        year,
        month,
        lines: lines
          .filter(({ change }) => change !== 'removed')
          .map(({ date, code, minutes }) => ({ date, code, minutes })),
      })),
    ),
  };
};

type Refused = Extract<Sent, { outcome: 'refused' }>;

const refusalOf = ({ reason, codes }: Refused): { problem: string; code: PushProblem } =>
  reason === 'type_not_found'
    ? {
        problem: `The payroll office does not know ${(codes ?? []).join(', ') || 'a code'}. Map the types again.`,
        code: 'type_not_found',
      }
    : { problem: DEVELOPERS, code: 'refused' };

const severe = (message: string): PushNotification => ({
  details: { type: 'severe', message, person: null },
  related_employee: null,
});

/**
 * The office refuses a chunk. While nothing else is there the push ends; otherwise the people of the chunk are refused
 * and the push goes on, so that what the office has is asked about.
 */
const takeRefusal = async (command: PushCommand, chunk: PushChunk, refused: Refused): Promise<Next> => {
  if (refused.reason === 'login_failed')
    return stopPush(command, { status: 'login_failed', problem: 'login failed', code: 'login_failed' });
  const why = refusalOf(refused);
  // The words of the office say more than that it failed.
  const said = why.problem === DEVELOPERS && refused.message !== '' ? refused.message : why.problem;
  if (!hasLeft(command)) {
    const notices = why.code === 'refused' ? [severe(said)] : [];
    return stopPush(command, { status: 'failed_internal', ...why, notices });
  }
  const head = await readHead(command.payload_id);
  for (const { employee_id: id } of head?.people.slice(chunk.from, chunk.to) ?? [])
    await refusePerson(command, id, said);
  await changeOwn(command, (now) => ({
    ...changeChunk(now, chunk.request_id, { state: 'refused' }),
    notifications: [...now.notifications, severe(said)],
  }));
  return { next: 'send', wait: 0 };
};

/** What follows from the answer to a chunk. */
const settle = async (command: PushCommand, chunk: PushChunk, sent: Sent): Promise<Next> => {
  const id = chunk.request_id;
  if (sent.outcome === 'accepted' || sent.outcome === 'duplicate') {
    await markChunk(command, id, { state: 'accepted', reference: sent.reference });
    return { next: 'send', wait: 0 };
  }
  if (sent.outcome === 'unknown') {
    await markChunk(command, id, { state: 'unknown' });
    return waitFor(pollSeconds(0));
  }
  const planned = await markChunk(command, id, { state: 'planned' });
  if (sent.outcome === 'refused') return takeRefusal(planned, chunk, sent);
  if (sent.outcome === 'needs_confirmation') {
    const problem = 'The payroll office has days of this month already.';
    return stopPush(planned, { status: 'failed_internal', problem, code: 'please_confirm_retry' });
  }
  return stopPush(planned, { status: 'service_offline', problem: 'service offline', code: 'service_offline' });
};

/** Everything left: from now on the office is asked. */
const allSent = async ({ command, product }: OpenPush): Promise<Next> => {
  const at = new Date();
  const waiting = await changeOwn(command, (now) => ({
    ...now,
    status_report: 'waiting',
    polls: 0,
    ask_until: new Date(at.getTime() + POLL_HOURS_MAX * 3_600_000).toISOString(),
    next_poll_at: new Date(at.getTime() + pollSeconds(0) * 1000).toISOString(),
    steps: now.steps.some(({ step }) => step === 'sent')
      ? now.steps
      : [...now.steps, { step: 'sent', at: at.toISOString() }],
  }));
  if (!isOwn(waiting, command)) return DONE;
  await showProgress(waiting);
  if (product.kind === 'http') return waitFor(pollSeconds(0));
  // A person said already what became of the file.
  if (waiting.chunks.every(({ state }) => state === 'confirmed')) return waitFor(1);
  const problem = 'Hand the file over, then say whether payroll took it over.';
  return stopPush(waiting, { status: 'outcome_unknown', problem, code: 'file_to_confirm' });
};

/** How often a request that certainly did not arrive is tried again within one step. */
const TRIES = 3;

/**
 * Sends the next chunk. That it is about to leave is stored first, so a worker that dies leaves a chunk in `sending`:
 * then the office is asked, and nothing is sent (docs/areas/push.md#machine).
 */
export const sendStep = async (runId: string, attempt: number): Promise<Next> => {
  const push = await openPush(runId, attempt);
  if (!push) return DONE;
  const command = await signIn(push);
  if (!command) return DONE;
  if (command.chunks.some(({ state }) => state === 'sending' || state === 'unknown')) return waitFor(pollSeconds(0));
  const chunk = command.chunks.find(({ state }) => state === 'planned');
  if (!chunk) return allSent({ ...push, command });
  const lines = await linesOf(command, chunk);
  const marked = await aboutToLeave(command, chunk.request_id);
  if (!marked) return waitFor(pollSeconds(0));
  let sent = await push.provider.send(push.credentials, lines, command.confirm_retry_push === 1);
  for (let tries = 1; sent.outcome === 'not_arrived' && tries < TRIES; tries += 1)
    sent = await push.provider.send(push.credentials, lines, command.confirm_retry_push === 1);
  await keepAnswer(runId, sent.exchange);
  return settle(marked, chunk, sent);
};
