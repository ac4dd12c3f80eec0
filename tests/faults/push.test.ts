import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOpen } from '#shared/runs/run.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { changeRun, type RunHead } from '#functions/platform/runs/run-store.ts';
import { changeCommand, storedCommand } from '#functions/push/command-store.ts';
import { askStep } from '#functions/push/ask-step.ts';
import { finishStep } from '#functions/push/finish-step.ts';
import { sendStep } from '#functions/push/send-step.ts';
import { readHead, readAll } from '#functions/push/payload.ts';
import { readOutcomes } from '#functions/push/person-outcomes.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { november, ok, startPushCompany, type PushCompany } from '#tests/api/push/push-company.ts';
import { seeded } from './faulty-client.ts';
import { eventsOf, seeds, whileFailing, type Faults } from './faulty-run.ts';

const PEOPLE = 12;
const CHUNK = 3;
const TRIES = 7;
const ATTEMPTS = 40;
const CUSTOMER = 'OK-faults';

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
  await company.workflows.stopAll();
});
afterAll(() => company.close());

const retried = async <T>(step: () => Promise<T>, faults: Faults): Promise<T | undefined> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      return await step();
    } catch (error) {
      faults.revive();
      if (tries === TRIES) void error;
    }
  }
  return undefined;
};

/** One execution of the state machine, as far as it gets. */
const execute = async (id: string, attempt: number, faults: Faults, jump: () => void): Promise<void> => {
  let next = await retried(() => sendStep(id, attempt), faults);
  while (next && next.next !== 'done') {
    jump();
    const step = next.next === 'send' ? sendStep : askStep;
    next = await retried(() => step(id, attempt), faults);
  }
  await retried(() => finishStep(id, attempt), faults);
};

type Office = () => { requests: { request_id: string }[] };

/** What a person does who finds the push waiting: they look at what the office has, and say so. */
const helpOn = async (id: string, office: Office): Promise<boolean> => {
  const command = await storedCommand(id);
  const { status_report: status, chunks } = command;
  if (status === 'service_offline' || status === 'login_failed') {
    await ok(company.admin.post('/api/daysOff/push/resume', { command_id: id }));
    return true;
  }
  if (status !== 'outcome_unknown') return false;
  const known = new Set(office().requests.map(({ request_id: one }) => one));
  const open = chunks.filter(({ state }) => state !== 'planned' && state !== 'answered');
  const outcome = open.every(({ request_id: one }) => known.has(one)) ? 'received' : 'not_received';
  await ok(company.admin.post('/api/daysOff/push/confirm', { command_id: id, outcome, note: 'Asked by phone' }));
  return true;
};

const startedBy = async (seed: number): Promise<string> => {
  const body = november(integration, people, { confirm_retry_push: 1, meal_voucher_payout_date: '' });
  const answers = await Promise.all([1, 2].map(() => company.admin.post('/api/daysOff/push/start', body)));
  const winners = answers.filter(({ status }) => status === 200);
  expect([winners.length, answers.find(({ status }) => status !== 200)?.body.code], `seed ${seed}`).toEqual([1, 'push_in_progress']); // prettier-ignore
  const id = winners[0]?.body.command_id as string;
  // Several requests, as a large company has them.
  await changeCommand(id, (command) => ({
    ...command,
    chunks: Array.from({ length: PEOPLE / CHUNK }, (_, at) => ({
      request_id: `${id}-${at + 1}`,
      state: 'planned' as const,
      from: at * CHUNK,
      to: (at + 1) * CHUNK,
      lines: CHUNK,
      reference: null,
    })),
  }));
  return id;
};

it.each(seeds)(
  'sends each line once and knows what became of it, while storage and office fail, workers die and two push at once (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const { payroll } = company.runtime;
    await company.workflows.stopAll();
    await payroll.clear();
    const id = await startedBy(seed);
    const faulty = ['cut', 'lost', 'offline'] as const;
    payroll.faultWith(() => (random() < 0.35 ? faulty[Math.floor(random() * faulty.length)] : undefined));
    const jump = (): void => pinToday(random() < 0.2 ? '2026-11-30' : '2026-11-23');
    const { replayHint } = await whileFailing(seed, async (faults) => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const head = await faults.pausedFor(() => changeRun(id, (now: RunHead) => now));
        await execute(id, head.attempt, faults, jump);
        faults.revive();
        const isDone = await faults.pausedFor(async () => {
          if (await helpOn(id, () => payroll.received(CUSTOMER))) return false;
          const next = (now: RunHead) => (isOpen(now.status) ? { ...now, attempt: now.attempt + 1 } : undefined);
          return !isOpen((await changeRun(id, next)).status);
        });
        if (isDone) return;
      }
    });
    payroll.faultWith(undefined);
    pinToday('2026-11-23');
    const command = await storedCommand(id);
    expect([command.status_report, command.taken_over, command.refused], replayHint).toEqual(['success', PEOPLE, 0]);
    const { requests, held } = payroll.received(CUSTOMER);
    const sentIds = requests.map(({ request_id: one }) => one);
    expect(sentIds.toSorted(), replayHint).toEqual([...new Set(sentIds)].toSorted());
    const head = await readHead(command.payload_id);
    const payload = head ? await readAll(head) : [];
    const lineOf = (number: string, { date, code, minutes }: { date: string; code: string; minutes: number }): string =>
      `${number} ${date} ${code} ${minutes}`;
    const expected = payload.flatMap(({ payroll_number: number, months }) => months.flatMap(({ lines }) => lines.map((line) => lineOf(number, line)))); // prettier-ignore
    const has = held.flatMap(({ payroll_number: number, lines }) => lines.map((line) => lineOf(number, line)));
    expect(has.toSorted(), replayHint).toEqual(expected.toSorted());
    expect([...(await readOutcomes(id)).values()].map(({ state }) => state), replayHint).toEqual(people.map(() => 'taken_over')); // prettier-ignore
    expect(await eventsOf(new Set(people), 'days_off_pushed', 'employee'), replayHint).toBe(PEOPLE * seeds.slice(0, seeds.indexOf(seed) + 1).length); // prettier-ignore
    expect(await fsck(), replayHint).toEqual([]);
  },
  120_000,
);
