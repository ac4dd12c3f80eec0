import { describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf, MANAGED_TEAM_ID } from '#tests/personas.ts';
import { licenseCalls } from './license-calls.ts';

const PERSON = employeeIdOf('default');
const OTHER = employeeIdOf('admin');
const { post, get, product, assign, person } = licenseCalls(() => admin);

const { admin } = await startCompanyWithRuns();

describe('addMany', () => {
  const run = async (body: Record<string, unknown>) => {
    const started = await post('licenses/addMany', body);
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    return ended(admin, started.body.run_id);
  };

  it('assigns to people, teams and a segment, once per person, and skips those who have a licence', async () => {
    const product_id = await product('Bulk');
    const member = await person('Member', { team_ids: [MANAGED_TEAM_ID] });
    await assign(PERSON, product_id);
    const { status, done, failed, result } = await run({
      product_id,
      employee_ids: [PERSON, OTHER, OTHER, 987_654],
      team_ids: [MANAGED_TEAM_ID],
      start_date: toDmy(addDays(today(), -3)),
    });
    expect([status, failed, result?.['already_active']]).toEqual(['succeeded', 1, 1]);
    expect(result?.['assigned']).toBe(done - 1);
    const licenses = (await get(`licenses/product/${product_id}/list`, { per_page: '100' })).data;
    expect(licenses.map((row: { employee_id: number }) => row.employee_id)).toEqual(
      expect.arrayContaining([PERSON, OTHER, member]),
    );
    expect(new Set(licenses.map((row: { employee_id: number }) => row.employee_id)).size).toBe(licenses.length);
    const everyone = await run({ product_id, segment_id: 'all' });
    expect(everyone.failed).toBe(0);
    expect((await get(`products/${product_id}/detail`)).details.active_count).toBe(everyone.total);
  });

  it('requires people, and can be undone', async () => {
    const product_id = await product('Undone');
    const nobody = await post('licenses/addMany', { product_id });
    expect([nobody.status, nobody.body.title, nobody.body.fields[0].message]).toEqual([
      422,
      'Invalid',
      'Select some people',
    ]);
    const { run_id } = await run({ product_id, employee_ids: [PERSON, OTHER] });
    const undo = await admin.post('/api/runs/undo', { run_id });
    expect(undo.status, JSON.stringify(undo.body)).toBe(200);
    expect((await ended(admin, undo.body.run_id)).status).toBe('succeeded');
    expect((await get(`licenses/product/${product_id}/list`)).total).toBe(0);
    await assign(PERSON, product_id);
  });
});

it('leaves the storage clean', async () => expect(await fsck()).toEqual([]));
