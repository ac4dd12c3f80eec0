import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startChild, type Child } from '#infra/local/children.ts';
import { storageEnvironment, type StorageEndpoints } from '#infra/local/environment.ts';
import { startMailSandbox, type MailSandbox } from '#infra/local/mail/mail-sandbox.ts';
import { createTables } from '#infra/local/table-setup.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { sendWaiting } from '#functions/platform/mail/mail-worker.ts';
import { mailsOf } from '#functions/platform/mail/mail-lists.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import { closeClients, dynamo } from '#functions/platform/storage/client.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import { demoVehicles } from '#infra/local/seed/vehicles.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { anOrder } from '#tests/api/mail/order-of.ts';

const MAILS = 80;
const KILL_AFTER = 15;
const PATIENCE_MS = 240_000;
const CAR = 1;

let data: string;
let storage: Child;
let mail: MailSandbox;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'killed-mail-'));
  const started = await startChild<StorageEndpoints>('./storage-process.ts', ['--data', data]);
  storage = started;
  mail = await startMailSandbox();
  Object.assign(process.env, storageEnvironment(started.first), mail.environment, { APP_URL: 'https://app.test' });
  await createTables(dynamo());
  const [first] = demoVehicles('2026-01-15', [1]);
  if (!first) throw new Error('the demo fleet is empty');
  await writeAll([vehicleStore.create({ ...first.vehicle, id: CAR, chassis_number: null })]);
  await writeCounter(vehicleStore.type, CAR);
});
afterAll(async () => {
  closeClients();
  await storage.stop();
  await mail.close();
  await rm(data, { recursive: true, force: true });
});

const until = async (reached: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await reached())) {
    if (Date.now() > end) throw new Error('it does not get there');
    await sleep(40);
  }
};

const worker = (): Promise<Child> => startChild('./worker-process.ts', []);

const idsIn = async (...states: string[]): Promise<string[]> =>
  (await mailsOf('car', CAR)).filter(({ state }) => states.includes(state)).map(({ id }) => id);

it('sends each mail at most once and loses none when the worker is killed', async () => {
  const orders = Array.from({ length: MAILS }, (_, at) =>
    anOrder(CAR, {
      occasion: String(at),
      link: { purpose: 'invite', object: 'car', object_id: CAR, until: '2999-01-01T00:00:00.000Z' },
    }),
  );
  for (let from = 0; from < MAILS; from += 75) await transact(orders.slice(from, from + 75).map(queueMail));
  let asked = 0;
  mail.answerWith(() => (++asked > KILL_AFTER ? 'held' : 'accept'));
  const killed = await worker();
  await until(async () => (await idsIn('sent')).length === KILL_AFTER && (await mail.list()).length > KILL_AFTER);
  const exited = once(killed.process, 'exit');
  killed.process.kill('SIGKILL');
  await exited;
  expect((await idsIn('waiting')).length).toBeGreaterThan(0);
  mail.answerWith(undefined);

  const next = await worker();
  await until(async () => (await idsIn('waiting')).length === 0);
  await next.stop();
  const left = await idsIn('sending');
  expect(left.length).toBeGreaterThan(0);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 60_000);
  await sendWaiting(() => Promise.reject(new Error('nothing is left to send')));
  vi.restoreAllMocks();

  const arrived = (await mail.list()).map(({ id }) => id);
  expect(new Set(arrived).size).toBe(arrived.length);
  expect((await idsIn('unknown')).toSorted()).toEqual(left.toSorted());
  expect((await idsIn('sent', 'unknown')).length).toBe(MAILS);
  expect(await idsIn('sent')).toEqual(expect.arrayContaining(arrived.filter((id) => !left.includes(id))));
  expect(arrived).toEqual(expect.arrayContaining(await idsIn('sent')));
  expect(await fsck()).toEqual([]);
});
