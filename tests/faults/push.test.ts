import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { hasLeft } from '#shared/push/command.rules.ts';
import { isOpen } from '#shared/runs/run.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { changeRun, type RunHead } from '#functions/platform/runs/run-store.ts';
import { changeCommand, storedCommand } from '#functions/push/command-store.ts';
import { askStep } from '#functions/push/ask-step.ts';
import { finishStep } from '#functions/push/finish-step.ts';
import { sendStep } from '#functions/push/send-step.ts';
import { leaveMonth } from '#functions/push/month-lock.ts';
import { readOutcomes } from '#functions/push/person-outcomes.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { november, ok, startPushCompany, type PushCompany } from '#tests/api/push/push-company.ts';
import { randomFrom } from './faulty-client.ts';
import { eventsOf, seeds, tellSeed, whileFailing, type Faults } from './faulty-run.ts';
import { splitIntoRequests, linesHeld, linesToSend, shareClock, startExecutionsBy } from './push-fixture.ts';

const PEOPLE = 12;
const CHUNK = 3;
const TRIES = 7;
const ATTEMPTS = 40;
const CUSTOMER = 'OK-faults';
const TODAY = '2026-11-23';
const MINUTE = 60_000;

let company: PushCompany;
let integration: number;
let people: number[];

beforeAll(async () => {
  company = await startPushCompany();
  integration = await company.integration(CUSTOMER);
  await company.link(integration, company.types.holiday, '1010');
  people = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const person = await company.person(`Person ${at}`);
    people.push(person);
    await company.leave(person, `${String(16 + (at % 5)).padStart(2, '0')}/11/2026`);
  }
  // The test is the machine, so that a seed brings the same again.
  startExecutionsBy();
  shareClock();
});
/** The pushes of the last seed. */
let begun: readonly string[] = [];

/** Ends what a seed that failed left under way, so that it holds the month from no other. */
const abandon = async (id: string): Promise<void> => {
  await changeCommand(
    id,
    (command) => (command.status_report === 'success' ? undefined : { ...command, status_report: 'cancelled' }),
    (command) => [leaveMonth(command)],
  );
  await changeRun(id, (head) => (isOpen(head.status) ? { ...head, status: 'cancelled' } : undefined));
};

afterEach(async () => {
  company.runtime.payroll.faultWith(undefined);
  vi.useRealTimers();
  pinToday(TODAY);
  for (const id of begun) await abandon(id);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await company.close();
});

const retried = async <T>(step: () => Promise<T>, faults: Faults): Promise<T | undefined> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      return await step();
    } catch {
      faults.revive();
    }
  }
  return undefined;
};

/** What one seed brings: its pushes, the last of which holds the month, and the chance that decides. */
type Story = {
  readonly random: () => number;
  readonly ids: string[];
  /** The requests of which a person said that they were not received. */
  readonly mayComeAgain: Set<string>;
};

const pushOf = ({ ids }: Story): string => ids.at(-1) ?? '';

/** A step, now and then by two workers at the same time. */
const worked = async <T>({ random }: Story, step: () => Promise<T>): Promise<T> => {
  const answers = await Promise.allSettled(Array.from({ length: random() < 0.15 ? 2 : 1 }, step));
  const done = answers.find((answer) => answer.status === 'fulfilled');
  if (!done) throw new Error('every worker died');
  return done.value;
};

/** Signs in anew for each call: the clock jumps, and tokens last an hour. */
const start = async (persona: 'admin' | 'noFleet') => {
  const admin = await company.runtime.as(persona);
  const body = november(integration, people, { confirm_retry_push: 1, meal_voucher_payout_date: '' });
  return admin.post('/api/daysOff/push/start', body);
};

/** Another administrator pushes the same month: only while nothing of the first push left may they have it. */
const intrude = (story: Story, faults: Faults): Promise<void> =>
  faults.pausedFor(async () => {
    const before = await storedCommand(pushOf(story));
    const { status, body } = await start('noFleet');
    if (status !== 200) return expect(body.code).toBe('push_in_progress');
    expect(hasLeft(before)).toBe(false);
    await splitIntoRequests(body.command_id, CHUNK);
    story.ids.push(body.command_id);
  });

const move = (minutes: number): unknown => vi.setSystemTime(Date.now() + minutes * MINUTE);

/** What happens between two steps: days change, leases and the time to ask end, and clocks are set back. */
const jump = async (story: Story, faults: Faults): Promise<void> => {
  const { random } = story;
  pinToday(random() < 0.2 ? '2026-11-30' : TODAY);
  const chance = random();
  if (chance < 0.06) move(7 * 60);
  else if (chance < 0.14) move(16);
  else if (chance < 0.2) move(-10);
  if (chance < 0.14) await intrude(story, faults);
};

/** One execution of the state machine, as far as it gets. */
const execute = async (story: Story, id: string, attempt: number, faults: Faults): Promise<void> => {
  let next = await retried(() => worked(story, () => sendStep(id, attempt)), faults);
  while (next && next.next !== 'done') {
    await jump(story, faults);
    const step = next.next === 'send' ? sendStep : askStep;
    next = await retried(() => worked(story, () => step(id, attempt)), faults);
  }
  await retried(() => worked(story, () => finishStep(id, attempt)), faults);
};

/** What a person does who finds the push waiting: they look at what the office has, and say so. */
const helpOn = async (story: Story): Promise<boolean> => {
  const id = pushOf(story);
  const { status_report: status, chunks } = await storedCommand(id);
  const admin = await company.runtime.as('admin');
  if (status === 'service_offline' || status === 'login_failed') {
    await ok(admin.post('/api/daysOff/push/resume', { command_id: id }));
    return true;
  }
  if (status !== 'outcome_unknown') return false;
  const known = new Set(company.runtime.payroll.received(CUSTOMER).requests.map(({ request_id: one }) => one));
  const open = chunks.filter(({ state }) => state !== 'planned' && state !== 'answered').map((one) => one.request_id);
  const outcome = open.every((one) => known.has(one)) ? 'received' : 'not_received';
  if (outcome === 'not_received') for (const one of open) story.mayComeAgain.add(one);
  await ok(admin.post('/api/daysOff/push/confirm', { command_id: id, outcome, note: 'Asked by phone' }));
  return true;
};

const started = async (story: Story, seed: number): Promise<void> => {
  const answers = await Promise.all([start('admin'), start('noFleet')]);
  const winners = answers.filter(({ status }) => status === 200);
  expect([winners.length, answers.find(({ status }) => status !== 200)?.body.code], `seed ${seed}`).toEqual([1, 'push_in_progress']); // prettier-ignore
  const id = winners[0]?.body.command_id as string;
  await splitIntoRequests(id, CHUNK);
  story.ids.push(id);
};

/** New attempts until the push has ended, as the sweeper makes them. */
const driveToSuccess = async (story: Story, faults: Faults): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const id = pushOf(story);
    const head = await faults.pausedFor(() => changeRun(id, (now: RunHead) => now));
    await execute(story, id, head.attempt, faults);
    faults.revive();
    const isDone = await faults.pausedFor(async () => {
      if (id !== pushOf(story) || (await helpOn(story))) return false;
      const next = (now: RunHead) => (isOpen(now.status) ? { ...now, attempt: now.attempt + 1 } : undefined);
      return !isOpen((await changeRun(id, next)).status);
    });
    if (isDone) return;
  }
};

/** Workers of long ago wake up and go on; nothing comes of it. */
const wakeAll = async (id: string): Promise<void> => {
  const { attempt } = await changeRun(id, () => undefined);
  for (const one of new Set([1, attempt])) for (const step of [sendStep, askStep, finishStep]) await step(id, one);
};

/** Expects that a push whose month another one took over ended without having sent anything. */
const expectNothingSent = async (id: string, replayHint: string): Promise<void> => {
  await wakeAll(id);
  const { status_report: status, taken_over } = await storedCommand(id);
  expect([['failed_internal', 'service_offline'].includes(status), taken_over], replayHint).toEqual([true, 0]);
  const { requests } = company.runtime.payroll.received(CUSTOMER);
  expect(
    requests.filter(({ request_id: one }) => one.startsWith(id)),
    replayHint,
  ).toEqual([]);
};

it.each(seeds)(
  'sends each line once and knows what became of it, while storage and office fail, workers die, clocks jump and two push at once (seed %i)',
  async (seed) => {
    tellSeed(seed);
    const story: Story = { random: randomFrom(seed), ids: [], mayComeAgain: new Set() };
    const { random, mayComeAgain } = story;
    begun = story.ids;
    const { payroll } = company.runtime;
    await payroll.clear();
    const toldBefore = await eventsOf(new Set(people), 'days_off_pushed', 'employee');
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
    await started(story, seed);
    const faulty = ['cut', 'lost', 'offline'] as const;
    payroll.faultWith(() => {
      if (random() < 0.05) move(16);
      return random() < 0.35 ? faulty[Math.floor(random() * faulty.length)] : undefined;
    });
    const { replayHint } = await whileFailing(seed, (faults) => driveToSuccess(story, faults));
    payroll.faultWith(undefined);
    const id = pushOf(story);
    const command = await storedCommand(id);
    expect([command.status_report, command.taken_over, command.refused], replayHint).toEqual(['success', PEOPLE, 0]);
    for (const lost of story.ids.slice(0, -1)) await expectNothingSent(lost, replayHint);
    await wakeAll(id);
    expect(await storedCommand(id), replayHint).toEqual(command);
    const { requests } = payroll.received(CUSTOMER);
    expect(requests.map((one) => one.request_id).toSorted(), replayHint).toEqual(command.chunks.map((one) => one.request_id)); // prettier-ignore
    const again = requests.filter(({ deliveries }) => deliveries > 1).map((one) => one.request_id);
    expect(
      again.filter((one) => !mayComeAgain.has(one)),
      replayHint,
    ).toEqual([]);
    expect(linesHeld(payroll, CUSTOMER), replayHint).toEqual(await linesToSend(command.payload_id));
    expect([...(await readOutcomes(id)).values()].map(({ state }) => state), replayHint).toEqual(people.map(() => 'taken_over')); // prettier-ignore
    const told = await eventsOf(new Set(people), 'days_off_pushed', 'employee');
    expect(told - toldBefore, replayHint).toBe(PEOPLE);
    expect(await fsck(), replayHint).toEqual([]);
  },
);
