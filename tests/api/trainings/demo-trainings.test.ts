import { expect, it } from 'vitest';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { startCompany } from '#tests/harness/company.ts';

const MORE = 8;

const { admin } = await startCompany({ seed: `trainings=${MORE}` });

const get = async (path: string, query: Record<string, string> = {}) =>
  (await admin.get(`/api/trainings/${path}`, { per_page: '100', ...query })).body;

it('is a company with programs and courses in every state, and nothing is wrong with it', async () => {
  const list = await get('list');
  expect([list.program_count, list.one_off_count]).toEqual([12, 25 + MORE]);
  for (const segment of ['upcoming', 'held', 'mandatory', 'full'])
    expect((await get('list', { segment_id: segment })).count, segment).toBeGreaterThan(0);
  for (const segment of ['open', 'waiting', 'certificates', 'expires_soon', 'expired'])
    expect((await get('participants/list', { segment_id: segment })).count, segment).toBeGreaterThan(0);
  const balances = await get('balances/list');
  // In January hardly anybody has followed anything this year.
  const isJanuary = today().slice(5, 7) === '01';
  expect(balances.data.some((row: { carried_over: number; followed: number }) => row.carried_over > 0 && (row.followed > 0 || isJanuary))).toBe(true); // prettier-ignore
  expect(await fsck()).toEqual([]);
});

it('goes on with the ids after those of the demo', async () => {
  const { status, body } = await admin.post('/api/trainings/add', { name: 'One more', cost: 1 });
  expect(status).toBe(200);
  expect((await get(`${body.id}/detail`)).details).toMatchObject({ name: 'One more', participant_count: 0 });
});
