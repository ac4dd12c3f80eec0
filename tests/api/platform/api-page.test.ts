import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { examples } from '#infra/api-page/examples.ts';
import { commandsIn, renderPage } from '#infra/api-page/render-page.ts';
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
