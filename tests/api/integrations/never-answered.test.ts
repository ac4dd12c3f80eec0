import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { httpProvider } from '#functions/integrations/http-provider.ts';
import { handler as deliver } from '#functions/workflows/webhooks/deliver.ts';
import { listenOnLoopback } from '#infra/local/loopback.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { credentials, lines } from './office-lines.ts';
import { startReceiver } from './start-receiver.ts';

/* What takes a call and never answers. */

let calls = 0;
const silent = createServer((request) => void (request.resume(), (calls += 1)));
let port = 0;
const { admin } = await startCompany();
beforeAll(async () => {
  ({ port } = await listenOnLoopback(silent));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
});

it('is a payroll office that is away, and what may have arrived there is not sent again', async () => {
  const office = httpProvider(`http://127.0.0.1:${port}/v1`, { readMs: 100, sendMs: 100, retryWaitsMs: [0, 0] });
  const customer = credentials('4711');
  expect(await office.signIn(customer)).toBe('service_offline');
  expect(await office.types(customer)).toEqual({ ok: false, reason: 'service_offline' });
  expect(await office.send(customer, lines('A'), false)).toMatchObject({ outcome: 'unknown' });
  expect(await office.outcome(customer, 'A')).toMatchObject({ state: 'service_offline' });
  expect(calls).toBe(4);
});

it('is a receiver of webhooks that is tried again, and holds up nobody else', async () => {
  const prompt = await startReceiver();
  const add = async (name: string, url: string): Promise<number> =>
    (await admin.post('/api/webhookSubscriptions/add', { name, url, events: ['fleet.*'] })).body.id;
  const slow = await add('Slow', `http://localhost:${port}/in`);
  const other = await add('Prompt', prompt.url);
  await admin.post('/api/cars/add', aCar());
  const last = async (id: number) =>
    (await admin.get('/api/webhookSubscriptions/log', { webhook_subscription_id: String(id) })).body.data[0];
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const delivered = deliver();
  await expect.poll(async () => (await last(other))?.state).toBe('delivered');
  limit.abort();
  await delivered;
  expect(await last(slow)).toMatchObject({ state: 'waiting', attempts: [{ status: null, problem: 'timeout' }] });
  for (const id of [slow, other]) await admin.post('/api/webhookSubscriptions/delete', { webhook_subscription_id: id });
  await prompt.close();
});
