import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookBody, type SubscriptionOut } from '#shared/webhooks/webhook.ts';
import { feedProgress } from '#functions/platform/events/feed-progress.ts';
import { restoredAt } from '#functions/platform/storage/restored-at.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { deliverWebhooks } from '#functions/platform/webhooks/deliver-webhooks.ts';
import { sendWebhook, type WebhookSender } from '#functions/platform/webhooks/send-webhook.ts';
import { removeSecret } from '#functions/platform/webhooks/webhook-secrets.ts';
import { handler as worker } from '#functions/workflows/webhooks/deliver.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { aCar } from '#tests/builders/car.ts';
import type { Query } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { loseAnswers } from '#tests/harness/lost-answers.ts';
import { expectedSignature, startReceiver, type Receiver } from './start-receiver.ts';

const DAY = 86_400_000;

let receiver: Receiver;
const { runtime } = await startCompany();
let admin = await runtime.as('admin');
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await comeBack();
  for (const { id } of await list()) await call('delete', { webhook_subscription_id: id });
  await receiver.close();
});

/** Tokens and what was read belong to their time. */
const travelTo = async (moment: number): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  admin = await runtime.as('admin');
};
const comeBack = async (): Promise<void> => {
  vi.useRealTimers();
  runtime.forget();
  admin = await runtime.as('admin');
  await transact([feedProgress('webhooks').write(new Date().toISOString())]);
};

const call = (act: string, body: object) => admin.post(`/api/webhookSubscriptions/${act}`, body);
const list = async (): Promise<SubscriptionOut[]> =>
  (await admin.get('/api/webhookSubscriptions/list', { per_page: 50 })).body.data;
const log = async (id: number, query: Query = {}) =>
  (await admin.get('/api/webhookSubscriptions/log', { webhook_subscription_id: String(id), per_page: 50, ...query }))
    .body;
const add = async (over: object = {}): Promise<{ id: number; secret: string }> => {
  const { status, body } = await call('add', { name: 'Data team', url: receiver.url, events: ['fleet.*'], ...over });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const addCar = async (): Promise<number> => (await admin.post('/api/cars/add', aCar())).body.id;
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, ...(body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`)]; // prettier-ignore

describe('a webhook', () => {
  it('tells what happened, signed, without a word about people', async () => {
    const before = await addCar();
    const { id, secret } = await add({ events: ['fleet.*'] });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const car = await addCar();
    await worker();
    const [first, ...others] = receiver.received;
    expect(others).toEqual([]);
    expect(first?.body).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      type: 'car_added',
      time: expect.any(String),
      object: 'car',
      object_id: car,
    });
    expect(before).not.toBe(car);
    expect(first?.path).toBe('/in?of=tests');
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': first?.body.id });
    expect(Math.abs(Number(first?.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(first?.headers['webhook-signature']).toBe(first && expectedSignature(secret, first));
    const { data, count } = await log(id);
    expect(count).toBe(1);
    expect(data).toMatchObject([
      {
        delivery_id: first?.body.id,
        event: first?.body,
        state: 'delivered',
        problem: null,
        next_attempt_at: null,
        attempt_count: 1,
        attempts: [{ status: 204, problem: null }],
      },
    ]);
    const gone = '0'.repeat(26);
    expect(await log(id, { delivery_ids: `${gone},${first?.body.id}` })).toEqual({ data, count: 1 });
    expect(await fsck()).toEqual([]);
  });

  it('is checked by the example of the documentation', async () => {
    const page = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const [, example = ''] = /## Webhooks[^]*?```js\n([^]*?)```/.exec(page) ?? [];
    const { isFromBackOffice: isOurs } = await import(`data:text/javascript,${encodeURIComponent(example)}`);
    const { id, secret } = await add();
    await call('test', { webhook_subscription_id: id });
    const renewed: string = (await call('edit', { webhook_subscription_id: id, new_secret: true })).body.secret;
    await call('test', { webhook_subscription_id: id });
    const [first, second] = receiver.received;
    if (!first || !second) throw new Error('nothing arrived');
    expect([secret, renewed].map((one) => isOurs(one, first.headers, first.text))).toEqual([true, false]);
    expect([secret, renewed].map((one) => isOurs(one, second.headers, second.text))).toEqual([true, true]);
    expect(isOurs(secret, first.headers, first.text.replace('test', 'car_added'))).toBe(false);
    expect(isOurs(secret, { ...first.headers, 'webhook-id': second.body.id }, first.text)).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    expect(isOurs(secret, first.headers, first.text)).toBe(false);
    const [, sample = ''] = /## Webhooks[^]*?```json\n([^]*?)```/.exec(page) ?? [];
    expect(webhookBody.parse(JSON.parse(sample))).toMatchObject({ type: 'car_added', object: 'car' });
  });

  it('tells what was chosen, by area or one by one, from the moment it is on', async () => {
    const { id } = await add({ events: ['car_deleted', 'assets.*', 'assets.*', 'asset_added', 'note_added'] });
    expect((await list())[0]?.events).toEqual(['assets.*', 'car_deleted', 'note_added']);
    const car = await addCar();
    await admin.post('/api/cars/delete', { car_id: car });
    await call('edit', { webhook_subscription_id: id, active: 0 });
    await addCar();
    const [off] = await list();
    expect(off).toMatchObject({ active: 0, stopped: null });
    await call('edit', { webhook_subscription_id: id, active: 1, events: ['*'] });
    await worker();
    expect(receiver.types()).toEqual([]);
    await addCar();
    await worker();
    await worker();
    expect(receiver.types()).toEqual(['car_added']);
  });

  it('is not said to have a new secret that the store did not take', async () => {
    const [{ id }, before] = [await add(), await list()];
    const file = process.env['SECRETS_FILE'];
    vi.stubEnv('SECRETS_FILE', import.meta.dirname);
    const { status } = await call('edit', { webhook_subscription_id: id, new_secret: true });
    vi.stubEnv('SECRETS_FILE', file);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await list()).toEqual(before);
  });

  it('costs nothing while nobody wants to be told', async () => {
    await addCar();
    expect(await deliverWebhooks(() => Promise.reject(new Error('nothing may be sent')))).toBeUndefined();
    const { id } = await add({ active: 0 });
    await addCar();
    await worker();
    expect([receiver.types(), (await log(id)).data]).toEqual([[], []]);
  });

  it('is sent once by workers that work at the same time, and again when one was killed', async () => {
    const { id } = await add();
    await addCar();
    await Promise.all([worker(), worker(), worker()]);
    expect(receiver.types()).toEqual(['car_added']);
    await addCar();
    const killed: WebhookSender = () => Promise.reject(new Error('killed'));
    await expect(deliverWebhooks(killed)).rejects.toThrow('webhooks not delivered');
    await worker();
    expect(receiver.types()).toHaveLength(1);
    await travelTo(Date.now() + 121_000);
    await worker();
    expect(receiver.types()).toHaveLength(2);
    expect((await log(id)).data.map(({ state }: { state: string }) => state)).toEqual(['delivered', 'delivered']);
  });

  it('carries both signatures for three days after its secret was renewed', async () => {
    const { id, secret: old } = await add();
    const renewed = await call('edit', { webhook_subscription_id: id, new_secret: true });
    const secret: string = renewed.body.secret;
    expect(secret).not.toBe(old);
    const signed = async (): Promise<unknown[]> => {
      await call('test', { webhook_subscription_id: id });
      const last = receiver.received.at(-1);
      if (!last) throw new Error('nothing arrived');
      const signatures = String(last.headers['webhook-signature']).split(' ');
      return signatures.map((each) => [secret, old].findIndex((one) => expectedSignature(one, last) === each));
    };
    expect(await signed()).toEqual([0, 1]);
    const { body } = await call('edit', { webhook_subscription_id: id, name: 'Another name' });
    expect(body.secret).toBeNull();
    await travelTo(Date.now() + 3 * DAY + 1_000);
    expect(await signed()).toEqual([0]);
    expect((await list())[0]?.old_secret_until).toBeNull();
    expect(JSON.stringify([await list(), await log(id)])).not.toContain(secret);
  });

  it('is tried out on request, and what was sent can be sent again under the same id', async () => {
    const { id } = await add({ events: ['contracts.*'] });
    const { body: tried } = await call('test', { webhook_subscription_id: id });
    expect(tried).toMatchObject({
      state: 'delivered',
      event: { type: 'test', object: null, object_id: null },
      attempts: [{ status: 204 }],
    });
    receiver.answerWith(503);
    const again = { webhook_subscription_id: id, delivery_id: tried.delivery_id };
    expect((await call('resend', again)).body).toMatchObject({ state: 'waiting', problem: 'status', attempt_count: 2 });
    receiver.answerWith(200);
    expect((await call('resend', again)).body).toMatchObject({ state: 'delivered', attempt_count: 3 });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const unknown = await call('resend', { ...again, delivery_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    expect(unknown.status).toBe(404);
    await call('edit', { webhook_subscription_id: id, active: 0 });
    expect((await call('resend', again)).body.code).toBe('wrong_state');
  });

  it('has a log that is read in pages, latest first, and searched, filtered and sorted as every list', async () => {
    const { id } = await add();
    for (let calls = 0; calls < 12; calls += 1) await call('test', { webhook_subscription_id: id });
    receiver.answerWith(503);
    const car = await addCar();
    await worker();
    const [first, second] = [await log(id, { per_page: 10 }), await log(id, { per_page: 10, page: 2 })];
    expect([first.data.length, first.count, second.data.length, second.count]).toEqual([10, 13, 3, 13]);
    const ids: string[] = [...first.data, ...second.data].map(({ delivery_id: each }) => each);
    expect(new Set(ids).size).toBe(13);
    expect(ids).toEqual(ids.toSorted().toReversed());
    const typesOf = async (query: Query): Promise<string[]> =>
      (await log(id, query)).data.map(({ event }: { event: { type: string } }) => event.type);
    expect(await typesOf({ search_term: 'car_add' })).toEqual(['car_added']);
    expect(await typesOf({ search_term: String(car) })).toEqual(['car_added']);
    expect(await typesOf({ orderby_column: 'status', orderby_direction: 'desc', per_page: 1 })).toEqual(['car_added']);
    const filters = JSON.stringify({ conditions: [{ column: 'state', operator: 'any_of', values: ['delivered'] }] });
    expect((await log(id, { filters })).count).toBe(12);
    expect((await log(id, { orderby_column: 'secret' })).code).toBe('unknown_column');
    expect((await log(id, { segment_id: 'mine' })).code).toBe('unknown_segment');
  });

  it('stands in a list that is searched, sorted and read in pages', async () => {
    for (const name of ['Payroll office', 'Data team', 'Warehouse']) await add({ name });
    const namesOf = async (query: Query): Promise<unknown[]> => {
      const { data, count } = (await admin.get('/api/webhookSubscriptions/list', query)).body;
      return [count, ...data.map(({ name }: { name: string }) => name)];
    };
    expect(await namesOf({})).toEqual([3, 'Payroll office', 'Data team', 'Warehouse']);
    expect(await namesOf({ orderby_column: 'name', per_page: 2 })).toEqual([3, 'Data team', 'Payroll office']);
    expect(await namesOf({ orderby_column: 'name', per_page: 2, page: 2 })).toEqual([3, 'Warehouse']);
    expect(await namesOf({ search_term: 'office' })).toEqual([1, 'Payroll office']);
  });
});

describe('what is saved of a webhook', () => {
  it.each([
    [{ url: 'http://hooks.example.com/in' }, 'url: https_only'],
    [{ url: 'https://10.0.0.1/in' }, 'url: address_not_public'],
    [{ url: 'https://169.254.169.254/latest' }, 'url: address_not_public'],
    [{ url: 'nothing' }, 'url: invalid_link'],
    [{ name: ' ' }, 'name: required'],
    [{ events: [] }, 'events: required'],
    [{ events: ['car_stolen'] }, 'events.0: unknown_event'],
  ])('is refused: %o', async (over, refusal) => {
    const body = { name: 'Data team', url: receiver.url, events: ['*'], ...over };
    expect(refusalOf(await call('add', body))).toEqual([422, refusal]);
    expect(await list()).toEqual([]);
  });

  it('is twenty webhooks at most, of which each change is told in the audit log without a secret', async () => {
    const { id, secret } = await add();
    for (let count = 1; count < 20; count += 1) await add({ name: `Number ${count}` });
    expect((await call('add', { name: 'One more', url: receiver.url, events: ['*'] })).body.code).toBe('invalid');
    await call('edit', { webhook_subscription_id: id, version: 1, name: 'Warehouse' });
    expect((await call('edit', { webhook_subscription_id: id, version: 1, name: 'Late' })).body.code).toBe(
      'stale_version',
    );
    await call('edit', { webhook_subscription_id: id, new_secret: true });
    await call('delete', { webhook_subscription_id: id });
    const { items } = (await admin.get('/api/activity/list', { types: 'webhook_changed' })).body;
    expect(items.slice(0, 3).map(({ event_info_json: info }: { event_info_json: object }) => info)).toEqual([
      { act: 'deleted', name: 'Warehouse' },
      { act: 'secret_renewed', name: 'Warehouse' },
      { act: 'changed', name: 'Warehouse' },
    ]);
    const audit = (await admin.get('/api/audit/list')).body;
    expect(JSON.stringify(audit)).toContain('webhook_changed');
    expect(JSON.stringify([audit, items])).not.toContain(secret);
    expect((await call('delete', { webhook_subscription_id: id })).status).toBe(404);
  });
});

describe('a webhook that does not arrive', () => {
  it('is tried again, and the others wait until it is back', async () => {
    const { id } = await add();
    for (let count = 0; count < 10; count += 1) await addCar();
    receiver.answerWith(500);
    await worker();
    const tried = receiver.received.length;
    expect(tried).toBeLessThan(10);
    expect((await list())[0]?.failing_since).toEqual(expect.any(String));
    await worker();
    expect(receiver.received.length).toBeLessThanOrEqual(tried + 1);
    // After days without a worker one more failure neither gives anything up nor switches the webhook off.
    await travelTo(Date.now() + 5 * DAY);
    await worker();
    expect((await list())[0]).toMatchObject({ active: 1, stopped: null });
    receiver.answerWith(200);
    await travelTo(Date.now() + 600_000);
    await worker();
    const { data } = await log(id);
    expect(data.map(({ state }: { state: string }) => state)).toEqual(Array.from({ length: 10 }, () => 'delivered'));
    expect((await list())[0]?.failing_since).toBeNull();
    expect(await fsck()).toEqual([]);
  });

  it('is switched off at once by 410, and by a secret that did not come along in a move', async () => {
    const { id } = await add();
    receiver.answerWith(410);
    await addCar();
    await worker();
    expect((await list())[0]?.stopped?.reason).toBe('gone');
    receiver.answerWith(200);
    await call('edit', { webhook_subscription_id: id, active: 1 });
    await removeSecret(id);
    // Nothing is due, so nobody asks for the secret.
    await worker();
    expect((await list())[0]).toMatchObject({ active: 1, stopped: null });
    await addCar();
    await worker();
    expect((await list())[0]?.stopped?.reason).toBe('no_secret');
    await worker();
    expect(receiver.types()).toHaveLength(1);
    const { body } = await call('edit', { webhook_subscription_id: id, active: 1, new_secret: true });
    expect(body.secret).toMatch(/^whsec_/);
    expect((await call('test', { webhook_subscription_id: id })).body.state).toBe('delivered');
  });

  it('keeps the secret of one that was added without anybody being told so', async () => {
    const endLoss = loseAnswers();
    const answer = await call('add', { name: 'Data team', url: receiver.url, events: ['fleet.*'] });
    endLoss();
    expect([answer.status, answer.body.detail]).toEqual([503, expect.stringContaining('Look whether it was saved')]);
    await addCar();
    await worker();
    expect((await list())[0]).toMatchObject({ active: 1, stopped: null });
    expect(receiver.types()).toEqual(['car_added']);
  });

  it('is not sent from data that was restored', async () => {
    const { id } = await add();
    receiver.answerWith(500);
    await addCar();
    await worker();
    receiver.answerWith(200);
    await travelTo(Date.now() + 60_000);
    await transact([restoredAt.write({ at: new Date().toISOString() })]);
    await worker();
    expect(receiver.types()).toHaveLength(1);
    expect((await log(id)).data).toMatchObject([{ state: 'failed', problem: 'restored' }]);
    await travelTo(Date.now() + 1_000);
    await addCar();
    await worker();
    expect(receiver.types()).toHaveLength(2);
    await transact([restoredAt.write({ at: null })]);
  });

  it('follows no redirect, and goes to no address inside', async () => {
    const { id } = await add();
    const hidden = await startReceiver();
    receiver.answerWith(302, { location: hidden.url });
    const { body } = await call('test', { webhook_subscription_id: id });
    expect(body).toMatchObject({ state: 'waiting', problem: 'redirect', attempts: [{ status: 302 }] });
    vi.stubEnv('WEBHOOKS_TO_THIS_MACHINE', 'off');
    const refused = await call('test', { webhook_subscription_id: id });
    expect(refused.body).toMatchObject({ problem: 'address_not_public', attempts: [{ status: null }] });
    vi.unstubAllEnvs();
    expect([hidden.received.length, receiver.received.length]).toEqual([0, 1]);
    await hidden.close();
    const headers = {};
    const rebound = await sendWebhook({ url: 'https://inside.example.com/in', headers, body: '{}' });
    expect(rebound.status).toBeNull();
  });

  it('is switched off after three days, and what waits is not sent', async () => {
    const { id } = await add();
    await addCar();
    receiver.answerWith(500);
    const begin = Date.now();
    for (let hours = 0; hours <= 72; hours += 2) {
      await travelTo(begin + hours * 3_600_000 + 1_000);
      if (hours === 72) await addCar();
      await worker();
    }
    const [stopped] = await list();
    expect(stopped).toMatchObject({ active: 0, stopped: { reason: 'failed' } });
    await travelTo(begin + 4 * DAY);
    await worker();
    const { data } = await log(id);
    expect(data[0]).toMatchObject({ state: 'failed', problem: 'switched_off' });
    expect(data.at(-1)).toMatchObject({ state: 'failed', problem: 'status' });
    expect(data.at(-1).attempts).toHaveLength(10);
    const { items } = (await admin.get('/api/activity/list', { types: 'webhook_stopped' })).body;
    expect(items[0]).toMatchObject({ event_info_json: { name: 'Data team', reason: 'failed' }, real_name: 'System' });
    await call('edit', { webhook_subscription_id: id, active: 1 });
    expect((await list())[0]).toMatchObject({ active: 1, stopped: null, failing_since: null });
  });
});
