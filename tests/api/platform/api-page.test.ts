import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { examples } from '#infra/api-page/examples.ts';
import { commandsIn, renderPage } from '#infra/api-page/render-page.ts';
import { listenOnLoopback } from '#infra/local/loopback.ts';
import { aCar } from '#tests/builders/car.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';

const file = join(import.meta.dirname, '../../../docs/api.md');

let runtime: Runtime;
beforeAll(async () => (runtime = await startRuntime()));
afterAll(async () => {
  await (await runtime.as('admin')).post('/dev/clock', { today: '' });
  await runtime.close();
});

it('has its examples from the contract (`npm run openapi` writes them)', async () => {
  const page = await readFile(file, 'utf8');
  expect(page).toBe(await format(renderPage(page), { ...(await resolveConfig(file)), parser: 'markdown' }));
});

it('has examples that work, one after the other', async () => {
  const admin = await runtime.as('admin');
  // Names of files hold the day.
  await admin.post('/dev/clock', { today: '23/11/2026' });
  expect((await admin.post('/api/cars/add', aCar())).body.id).toBe(1);
  const terms = { name: 'The page', scopes: ['fleet:write'], expires_on: toDmy(addDays(today(), 2)) };
  const { key } = (await admin.post('/api/apiKeys/add', terms)).body;
  const commands = commandsIn(await readFile(file, 'utf8'), { BACK_OFFICE: runtime.url, API_KEY: key });
  expect(commands).toHaveLength(examples.length);
  for (const [at, { name, status, shows }] of examples.entries()) {
    const { url, headers, body } = commands[at]!;
    const response = await fetch(url, { headers, ...(body !== undefined && { method: 'POST', body }) });
    const answer: unknown = await response.json();
    expect([name, response.status, answer]).toEqual([name, status, expect.objectContaining({})]);
    expect(answer, name).toMatchObject(shows);
  }
});

it('has a call that waits as long as it is told to, and tries again', async () => {
  const [, example = ''] = /## Limits[^]*?```js\n([^]*?)```/.exec(await readFile(file, 'utf8')) ?? [];
  const { callBackOffice } = (await import(`data:text/javascript,${encodeURIComponent(example)}`)) as {
    callBackOffice: (path: string, init?: RequestInit) => Promise<Response>;
  };
  const statuses = [429, 503, 200, 409];
  const seen: string[] = [];
  const server = createServer(({ headers, url }, answer) => {
    seen.push([url, headers.authorization, headers['idempotency-key']].join(' '));
    answer.writeHead(statuses[seen.length - 1] ?? 500, { 'retry-after': '0' }).end();
  });
  const { url: origin } = await listenOnLoopback(server);
  vi.stubEnv('BACK_OFFICE', origin).stubEnv('API_KEY', 'bok_1');
  const init = { method: 'POST', headers: { 'idempotency-key': 'order-1' } };
  expect((await callBackOffice('/api/cars/add', init)).status).toBe(200);
  expect(seen).toEqual(Array.from({ length: 3 }, () => '/api/cars/add Bearer bok_1 order-1'));
  expect((await callBackOffice('/api/cars/edit', init)).status).toBe(409);
  expect(seen).toHaveLength(4);
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});
