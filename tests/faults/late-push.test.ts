import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LATE_HOURS, LEASE_MINUTES } from '#shared/push/limits.ts';
import { askStep } from '#functions/push/ask-step.ts';
import { changeCommand, storedCommand, watchedIds } from '#functions/push/command-store.ts';
import { finishStep } from '#functions/push/finish-step.ts';
import { renewMonth } from '#functions/push/month-lock.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { transactionDynamo } from '#functions/platform/storage/client.ts';
import { lookAfterPushes } from '#functions/push/look-after.ts';
import { sendStep } from '#functions/push/send-step.ts';
import { refusePerson } from '#functions/push/take-over.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { november, ok, startPushCompany, TODAY, type PushCompany } from '#tests/api/push/push-company.ts';
import { startGate, type Gate, type GateCall } from './gate.ts';
import { shareClock, startExecutionsBy } from './push-fixture.ts';

const MINUTE = 60_000;

let company: PushCompany;
let offices = 0;
let gate: Gate;
/** What happens while the office is asked: on the first call of each kind. */
let meanwhile: Partial<Record<'GET' | 'POST', () => Promise<unknown>>> = {};

/** The paths of all calls of the office. */
const asked: string[] = [];

const hold = async ({ method, path }: GateCall): Promise<void> => {
  asked.push(path);
  if (method !== 'GET' && method !== 'POST') return;
  const work = meanwhile[method];
  delete meanwhile[method];
  await work?.();
};

beforeAll(async () => {
  company = await startPushCompany();
  startExecutionsBy();
  shareClock();
  const { url } = company.runtime.payroll;
  gate = await startGate(url, hold);
  process.env['PAYROLL_PRODUCTS'] = process.env['PAYROLL_PRODUCTS']?.replaceAll(url, gate.url);
});
afterEach(() => {
  vi.useRealTimers();
  meanwhile = {};
});
afterAll(async () => {
  process.env['PAYROLL_PRODUCTS'] = process.env['PAYROLL_PRODUCTS']?.replaceAll(gate.url, company.runtime.payroll.url);
  vi.restoreAllMocks();
  await gate.close();
  await company.close();
});

type Office = { readonly code: string; readonly integration: number; readonly person: number; readonly start: (persona?: 'admin' | 'noFleet', more?: object) => ReturnType<PushCompany['admin']['post']>; readonly received: () => number[] }; // prettier-ignore

/** An integration with one person who has a day off; `received` are the deliveries of each request. */
const anOffice = async (story: string): Promise<Office> => {
  offices += 1;
  const name = `${story}-${offices}`;
  const { id: team } = await ok(company.admin.post('/api/teams/add', { name }));
  const integration = await company.integration(`OK-${name}`, { team_ids: [team] });
  await company.link(integration, company.types.holiday, '1010');
  const person = await company.person(name, { team_ids: [team] });
  await company.leave(person, '16/11/2026');
  return {
    code: `OK-${name}`,
    integration,
    person,
    start: async (persona = 'admin', more = {}) =>
      (await company.runtime.as(persona)).post('/api/daysOff/push/start', november(integration, [person], more)),
    received: () => company.runtime.payroll.received(`OK-${name}`).requests.map(({ deliveries }) => deliveries),
  };
};

/** The clock goes on, past the lease of a month. */
const outlastLease = (): unknown =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (LEASE_MINUTES + 1) * MINUTE, shouldAdvanceTime: true });

const sent = async (id: string): Promise<void> => {
  await sendStep(id, 1);
  expect((await storedCommand(id)).chunks.map(({ state }) => state)).toEqual(['accepted']);
};

it('sends nothing of a push that was called off while it signed in', async () => {
  const { start, received } = await anOffice('called-off');
  const { command_id: id } = await ok(start());
  meanwhile.GET = () => ok(company.admin.post('/api/daysOff/push/cancel', { command_id: id }));
  expect((await sendStep(id, 1)).next).toBe('done');
  expect([(await storedCommand(id)).status_report, received()]).toEqual(['cancelled', []]);
});

it('sends nothing of a push whose month another one took while it signed in', async () => {
  const { start, received } = await anOffice('overtaken');
  const { command_id: id } = await ok(start());
  let winner = '';
  meanwhile.GET = async () => {
    outlastLease();
    ({ command_id: winner } = await ok(start('noFleet')));
  };
  await expect(sendStep(id, 1)).rejects.toThrow();
  await sendStep(id, 1);
  expect(await storedCommand(id)).toMatchObject({ status_report: 'failed_internal', problem_code: 'lost_month' });
  expect(received()).toEqual([]);
  await sent(winner);
});

it('holds a month of which something left, however long its worker is dead', async () => {
  const { start, received } = await anOffice('dead');
  const { command_id: id } = await ok(start());
  meanwhile.POST = async () => {
    outlastLease();
    expect((await start('noFleet')).body).toMatchObject({ code: 'push_in_progress', command_id: id });
  };
  await sent(id);
  expect((await start('noFleet')).body).toMatchObject({ code: 'push_in_progress', command_id: id });
  expect(received()).toEqual([1]);
});

/** Does the work right before the run of a push is told that the push stopped. */
const beforeRunEnds = (id: string, work: () => Promise<unknown>): void => {
  const name = 'before-run-ends';
  const { middlewareStack } = transactionDynamo();
  middlewareStack.add(
    (next) => async (args) => {
      const text = JSON.stringify(args.input);
      if (!text.includes(id) || !text.includes('"failed"')) return next(args);
      middlewareStack.remove(name);
      await work();
      return next(args);
    },
    { step: 'initialize', name },
  );
};

it('goes on when somebody lets it while its run is still being ended', async () => {
  const { start, received } = await anOffice('at-once');
  const { command_id: id } = await ok(start());
  company.runtime.payroll.faultWith(() => 'offline');
  beforeRunEnds(id, async () => {
    company.runtime.payroll.faultWith(undefined);
    await ok(company.admin.post('/api/daysOff/push/resume', { command_id: id }));
  });
  expect((await sendStep(id, 1)).next).toBe('done');
  expect(await readRun(id)).toMatchObject({ status: 'preparing', attempt: 2 });
  await sendStep(id, 2);
  expect([(await storedCommand(id)).status_report, received()]).toEqual(['sending', [1]]);
});

it('asks for meal vouchers before it sends, where the office did not answer when it was started', async () => {
  const { code, start } = await anOffice('vouchers');
  const { payroll } = company.runtime;
  await payroll.set({ customer_code: code, script: 'service_offline' });
  const { command_id: id } = await ok(start());
  expect(await storedCommand(id)).toMatchObject({ meal_voucher_payout_date: null, is_voucher_date_open: true });
  await payroll.set({ customer_code: code, script: null });
  await sent(id);
  expect(await storedCommand(id)).toMatchObject({ meal_voucher_payout_date: '2026-11-24' });
  expect(payroll.received(code).requests).toMatchObject([{ meal_voucher_payout_date: '2026-11-24' }]);
});

it('holds such a month also when a worker renews its lease that knows nothing of it', async () => {
  const { start } = await anOffice('renewed');
  const { command_id: id } = await ok(start());
  const before = await storedCommand(id);
  await sent(id);
  expect(await renewMonth(before)).toBe(true);
  outlastLease();
  expect((await start('noFleet')).body).toMatchObject({ code: 'push_in_progress', command_id: id });
});

it('sends once when two workers do the same step', async () => {
  const { start, received } = await anOffice('two');
  const { command_id: id } = await ok(start());
  await Promise.all([sendStep(id, 1), sendStep(id, 1)]);
  expect(received()).toEqual([1]);
});

it('keeps the end of a push whatever late workers do', async () => {
  const { start } = await anOffice('late');
  const { command_id: id } = await ok(start());
  await sent(id);
  await sendStep(id, 1);
  let end: unknown;
  // The answer to the first question comes when the push is over.
  meanwhile.GET = async () => {
    await askStep(id, 1);
    await finishStep(id, 1);
    end = await storedCommand(id);
  };
  expect((await askStep(id, 1)).next).toBe('done');
  expect(end).toMatchObject({ status_report: 'success', taken_over: 1 });
  for (const step of [sendStep, askStep, finishStep]) await step(id, 1);
  expect(await storedCommand(id)).toEqual(end);
});

it('asks an office that does not answer once in a round, whatever is left to ask', async () => {
  const { code, start } = await anOffice('away');
  const { command_id: id } = await ok(start());
  await sent(id);
  await sendStep(id, 1);
  await askStep(id, 1);
  await finishStep(id, 1);
  await changeCommand(id, (command) => ({
    ...command,
    chunks: [1, 2, 3].flatMap(() => command.chunks),
    late_asked_at: null,
  }));
  await company.runtime.payroll.set({ customer_code: code, script: 'service_offline' });
  asked.length = 0;
  await lookAfterPushes();
  expect(asked.filter((path) => path.includes(`${code}/`))).toHaveLength(1);
});

/** A push that the office took over, of November unless something else is asked. */
const takenOver = async ({ start }: Office, more: object = {}): Promise<string> => {
  const { command_id: id } = await ok(start('admin', { confirm_retry_push: 1, ...more }));
  await sent(id);
  await sendStep(id, 1);
  await askStep(id, 1);
  await finishStep(id, 1);
  expect(await storedCommand(id)).toMatchObject({ status_report: 'success', taken_over: 1 });
  return id;
};

const refuseLate = async (id: string, person: number): Promise<void> =>
  refusePerson(await storedCommand(id), person, 'Refused after all.');

it('puts the months of somebody who is refused late back to what they were before the push', async () => {
  const office = await anOffice('refused-late');
  const { integration, person } = office;
  await takenOver(office);
  await ok(company.admin.post('/dev/clock', { today: '05/12/2026' }));
  await company.leave(person, '17/11/2026');
  await company.leave(person, '07/12/2026');
  const december = { month: 12 };
  const refused = await takenOver(office, december);
  const corrections = async (): Promise<string[]> => {
    const query = { integration_id: String(integration), year: '2026', month: '12' };
    const { data } = await ok(company.admin.get('/api/daysOff/push/corrections', query));
    return data.map(({ date, change }: { date: string; change: string }) => `${date} ${change}`);
  };
  const lines = async (): Promise<object> =>
    (await ok(company.admin.post('/api/daysOff/push/preview', november(integration, [person], december)))).diff;
  expect([await corrections(), await lines()]).toEqual([[], { new: 0, changed: 0, removed: 0, same: 1 }]);
  await refuseLate(refused, person);
  expect([await corrections(), await lines()]).toEqual([
    ['17/11/2026 new'],
    { new: 2, changed: 0, removed: 0, same: 1 },
  ]);
  await ok(company.admin.post('/dev/clock', { today: TODAY }));
});

it('leaves alone what a later push has sent of somebody whom an earlier one refuses late', async () => {
  const office = await anOffice('refused-later');
  const { integration, person } = office;
  const first = await takenOver(office);
  const leave = await company.leave(person, '17/11/2026');
  await takenOver(office);
  await refuseLate(first, person);
  const diff = async (): Promise<object> =>
    (await ok(company.admin.post('/api/daysOff/push/preview', november(integration, [person])))).diff;
  expect(await diff()).toEqual({ new: 0, changed: 0, removed: 0, same: 2 });
  // The office has what it had before the push that it refuses, so what was withdrawn since is told to it.
  await ok(company.admin.post('/api/daysOff/requests/cancel', { id: leave }));
  const third = await takenOver(office);
  await refuseLate(third, person);
  expect(await diff()).toEqual({ new: 0, changed: 0, removed: 1, same: 1 });
});

it('looks after pushes under way, and for a day after their success', async () => {
  const before = await watchedIds();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (LATE_HOURS + 1) * 60 * MINUTE, shouldAdvanceTime: true });
  await lookAfterPushes();
  const left = await Promise.all((await watchedIds()).map(storedCommand));
  expect(left.map(({ status_report: status }) => status)).not.toContain('success');
  expect(left.length).toBeLessThan(before.length);
  vi.useRealTimers();
  expect(await fsck()).toEqual([]);
});
