import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { suggestedDayOffTypes } from '#shared/days-off/suggested-types.ts';
import { suggestedType } from '#shared/integrations/mapping.rules.ts';
import { payrollProducts } from '#shared/integrations/provider.ts';
import { payrollCodes } from './payroll-codes.ts';
import { payrollPage } from './payroll-page.ts';
import { startPayrollSandbox, type PayrollSandbox } from './payroll-sandbox.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'payroll-sandbox-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const body = {
  request_id: 'A',
  year: 2026,
  month: 11,
  message: '<b>hello</b>',
  wage_payout_date: '2026-11-30',
  meal_voucher_payout_date: null,
  confirmed: false,
  people: [
    { payroll_number: '101', year: 2026, month: 11, lines: [{ date: '2026-11-02', code: '1010', minutes: 456 }] },
  ],
};
const post = (sandbox: PayrollSandbox, content: unknown, path = '/v1/customers/4711/requests') =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('hr:open sesame').toString('base64')}` },
    body: JSON.stringify(content),
  });
const get = async (sandbox: PayrollSandbox, path: string): Promise<unknown> =>
  (await fetch(`${sandbox.url}${path}`)).json();

it('keeps what it was sent over a restart, and no password', async () => {
  const file = join(directory, 'payroll.jsonl');
  const sandbox = await startPayrollSandbox({ file });
  const changed = await post(sandbox, { customer_code: '4711', password: 'open sesame' }, '/customers');
  expect(changed.status).toBe(200);
  expect((await post(sandbox, body)).status).toBe(202);
  expect((await post(sandbox, body)).status).toBe(409);
  expect((await post(sandbox, { ...body, people: 'nobody' })).status).toBe(400);
  const received = sandbox.received();
  expect(received).toMatchObject({ requests: [{ ...body, deliveries: 2 }], held: body.people });
  await sandbox.close();
  expect(await readFile(file, 'utf8')).not.toContain('sesame');

  const next = await startPayrollSandbox({ file, delays: { answerMs: 5 } });
  expect(await get(next, '/received?customer_code=4711')).toEqual(received);
  expect(await get(next, '/received?customer_code=other')).toEqual({ requests: [], held: [] });
  expect((await fetch(`${next.url}/v1/customers/4711`)).status).toBe(401);
  expect(await get(next, '/customers')).toEqual({
    customers: [{ customer_code: '4711', script: 'ok' }],
    delays: { answerMs: 5, slowMs: 0, rejectMs: 0 },
  });
  await next.clear();
  expect(next.received()).toEqual({ requests: [], held: [] });
  await next.close();
});

it('offers itself as a payroll office, and shows what it plays', async () => {
  const sandbox = await startPayrollSandbox();
  const offered = payrollProducts.parse(JSON.parse(sandbox.environment.PAYROLL_PRODUCTS));
  expect(offered.map(({ key, kind }) => [key, kind])).toEqual([
    ['brabo', 'http'],
    ['csv', 'file'],
    ['fixed', 'file'],
  ]);
  await sandbox.set({ customer_code: '<i>4711</i>', script: 'line_rejects' });
  const page = payrollPage(sandbox.view(), sandbox.received());
  expect(page).toContain('&lt;i&gt;4711');
  expect(page).toContain('takes over most people');
  await sandbox.close();
});

it('has the codes of the NSSO, so that a strike in any language is never suggested as unpaid leave', () => {
  const suggested = (key: string, name: string) => {
    const type = suggestedDayOffTypes.find((each) => each.key === key);
    const payroll_hint = type && 'payroll_hint' in type ? type.payroll_hint : null;
    return suggestedType({ name, payroll_hint }, payrollCodes)?.name;
  };
  expect(suggested('strike', 'Staking')).toBe('Strike');
  expect(suggested('compellingReasons', 'Congé pour raisons impérieuses')).toBe('Compelling reasons, unpaid');
  expect(suggested('birth', 'Geboorteverlof')).toBe('Birth or adoption leave');
  expect(suggested('workAccident', 'Arbeidsongeval')).toBe('Work accident');
  expect(suggested('fosterCare', "Congé d'accueil")).toBe('Foster care leave');
});
