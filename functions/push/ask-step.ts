import { CONFIRMED_BY_HAND, SILENT_ASKS, UNKNOWN_ASKS } from '#shared/push/limits.ts';
import { pollSeconds } from '#shared/push/poll.rules.ts';
import type { PushChunk, PushCommand, PushNotification } from '#shared/push/push-command.ts';
import type { OfficeNotification, Outcome } from '#functions/integrations/payroll-provider.ts';
import { keepAnswer } from './answers.ts';
import { readHead, readPeople, type PayloadPerson } from './payload.ts';
import { readOutcomes } from './person-outcomes.ts';
import { changeOwn, DONE, isOwn, openPush, showProgress, stopPush, waitFor, type Next, type OpenPush } from './step.ts';
import { drivenIn, refusePerson, takeOver } from './take-over.ts';

/** Transactions of people at the same time. */
const IN_FLIGHT = 8;

/** Does the work for each, a few at a time. */
const inLanes = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
};

/** The people of a chunk. */
const peopleOf = async (command: PushCommand, { from, to }: PushChunk): Promise<PayloadPerson[]> => {
  const head = await readHead(command.payload_id);
  if (!head) throw new Error(`payload ${command.payload_id} is gone`);
  return readPeople(head, from, to);
};

type Verdict = { readonly person: PayloadPerson; readonly isTaken: boolean; readonly message: string | null };

/**
 * What the office says of the people of a chunk. Whom it does not name when it calls the request successful is waited
 * for a while, since refusals come later, and is taken over then.
 */
const verdictsOf = (
  outcome: Extract<Outcome, { reference: string }>,
  people: readonly PayloadPerson[],
  isPatient: boolean,
): Verdict[] => {
  const said = new Map(outcome.people.map((one) => [one.payroll_number, one]));
  return people.flatMap((person): Verdict[] => {
    const own = said.get(person.payroll_number);
    if (own) return [{ person, isTaken: own.state === 'taken_over', message: own.message }];
    if (outcome.state === 'processing' || (outcome.state === 'success' && isPatient)) return [];
    return [{ person, isTaken: outcome.state === 'success', message: outcome.message }];
  });
};

const NOT_TAKEN = 'The payroll office did not take the lines over.';

/** Stores what the office decided of people; what was stored before is left alone. */
export const storeVerdicts = async (command: PushCommand, verdicts: readonly Verdict[]): Promise<void> => {
  const known = await readOutcomes(command.command_id);
  const fresh = verdicts.filter(
    ({ person, isTaken }) => known.get(person.employee_id)?.state !== (isTaken ? 'taken_over' : 'refused'),
  );
  if (fresh.length === 0) return;
  const vehicles = await drivenIn(command);
  await inLanes(fresh, ({ person, isTaken, message }) =>
    isTaken
      ? takeOver(command, person, vehicles.get(person.employee_id) ?? [], message)
      : refusePerson(command, person.employee_id, message ?? NOT_TAKEN),
  );
};

const noticeOf = (people: readonly PayloadPerson[], notice: OfficeNotification): PushNotification => {
  const person = people.find(({ payroll_number: number }) => number === notice.payroll_number);
  return {
    details: { type: notice.type, message: notice.message, person: person?.name ?? null },
    related_employee: person?.employee_id ?? null,
  };
};

const NOTICES_MAX = 200;

const withNotices = (known: readonly PushNotification[], more: readonly PushNotification[]): PushNotification[] => {
  const all = new Map([...known, ...more].map((notice) => [JSON.stringify(notice), notice]));
  return [...all.values()].slice(0, NOTICES_MAX);
};

/** The counts of a push by what is stored of its people. */
export const countOutcomes = async (command: PushCommand): Promise<Pick<PushCommand, 'taken_over' | 'refused'>> => {
  const outcomes = [...(await readOutcomes(command.command_id)).values()];
  return {
    taken_over: outcomes.filter(({ state }) => state === 'taken_over').length,
    refused: outcomes.filter(({ state }) => state === 'refused').length,
  };
};

type Learnt = {
  readonly requestId: string;
  readonly change: Partial<PushChunk>;
  readonly notices: readonly PushNotification[];
  /** The office calls the request failed. */
  readonly isFailed: boolean;
};

/** A person said that payroll took a chunk over. */
const byHand = async (command: PushCommand, chunk: PushChunk): Promise<Learnt> => {
  const people = await peopleOf(command, chunk);
  await storeVerdicts(
    command,
    people.map((person) => ({ person, isTaken: true, message: CONFIRMED_BY_HAND })),
  );
  return { requestId: chunk.request_id, change: { state: 'answered' }, notices: [], isFailed: false };
};

type Asked = Learnt | { readonly stop: 'login_failed' } | { readonly silent: 'offline' | 'not_found' };

const askAbout = async (push: OpenPush, chunk: PushChunk): Promise<Asked> => {
  const { command, provider, credentials } = push;
  const requestId = chunk.request_id;
  if (chunk.state === 'confirmed') return byHand(command, chunk);
  const outcome = await provider.outcome(credentials, requestId);
  await keepAnswer(command.command_id, outcome.exchange);
  if (!('reference' in outcome)) {
    if (outcome.state === 'login_failed') return { stop: 'login_failed' };
    return { silent: outcome.state === 'not_found' ? 'not_found' : 'offline' };
  }
  const people = await peopleOf(command, chunk);
  const verdicts = verdictsOf(outcome, people, command.polls < SILENT_ASKS);
  await storeVerdicts(command, verdicts);
  return {
    requestId,
    change: { state: verdicts.length < people.length ? 'accepted' : 'answered', reference: outcome.reference },
    notices: outcome.notifications.map((notice) => noticeOf(people, notice)),
    isFailed: outcome.state === 'failed',
  };
};

const isLearnt = (asked: Asked): asked is Learnt => 'change' in asked;

const applied = (
  command: PushCommand,
  learnt: readonly Learnt[],
  counts: Awaited<ReturnType<typeof countOutcomes>>,
): PushCommand => {
  const changes = new Map(learnt.map(({ requestId, change }) => [requestId, change]));
  const polls = command.polls + 1;
  return {
    ...command,
    ...counts,
    // Another worker may have learnt something newer meanwhile.
    chunks: command.chunks.map((chunk) =>
      chunk.state === 'answered' ? chunk : { ...chunk, ...changes.get(chunk.request_id) },
    ),
    notifications: withNotices(
      command.notifications,
      learnt.flatMap(({ notices }) => notices),
    ),
    failed_at_office: command.failed_at_office || learnt.some(({ isFailed }) => isFailed),
    polls,
    next_poll_at: new Date(Date.now() + pollSeconds(polls) * 1000).toISOString(),
  };
};

/** What the machine does once a push knows what the office said this time. */
const nextOf = async (command: PushCommand, asked: readonly Asked[]): Promise<Next> => {
  const states = new Set(command.chunks.map(({ state }) => state));
  const isOver = command.ask_until !== null && new Date().toISOString() > command.ask_until;
  const isUnknown = asked.some((one) => 'silent' in one && one.silent === 'not_found');
  if (isUnknown && (command.polls >= UNKNOWN_ASKS || isOver))
    return stopPush(command, {
      status: 'outcome_unknown',
      problem: 'An answer was lost, and the payroll office says that it does not know the request.',
      code: 'not_known',
    });
  if (states.has('accepted') || states.has('sending') || states.has('unknown')) {
    if (!isOver) return waitFor(pollSeconds(command.polls));
    const problem = 'The payroll office did not answer in time.';
    return stopPush(command, { status: 'outcome_unknown', problem, code: 'not_answered' });
  }
  return states.has('planned') ? { next: 'send', wait: 0 } : DONE;
};

/** Asks the office about every chunk that left and is not answered (docs/areas/push.md#machine). */
export const askStep = async (runId: string, attempt: number): Promise<Next> => {
  const push = await openPush(runId, attempt);
  if (!push) return DONE;
  const asked: Asked[] = [];
  for (const chunk of push.command.chunks) {
    if (chunk.state === 'planned' || chunk.state === 'answered' || chunk.state === 'refused') continue;
    asked.push(await askAbout(push, chunk));
  }
  const counts = await countOutcomes(push.command);
  const command = await changeOwn(push.command, (now) => applied(now, asked.filter(isLearnt), counts));
  if (!isOwn(command, push.command)) return DONE;
  await showProgress(command);
  if (asked.some((one) => 'stop' in one))
    return stopPush(command, { status: 'login_failed', problem: 'login failed', code: 'login_failed' });
  return nextOf(command, asked);
};
