import { describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';

const day = (offset: number): string => toDmy(addDays(today(), offset));
const post = async (path: string, body: Record<string, unknown>) => (await admin.post(path, body)).body;
const product = async (name: string): Promise<number> =>
  (await post('/api/software/products/add', { name, url: 'tool.example' })).id;
const person = async (first_name: string, team_ids: number[] = []): Promise<number> =>
  (await post('/api/employees/add', { first_name, last_name: 'Feed', start_date: day(-400), team_ids })).id;
const assign = async (product_id: number, employee_id: number): Promise<number> =>
  (await post('/api/software/licenses/add', { product_id, employee_id, start_date: day(-9) })).id;

type Line = [type: string, info: Record<string, unknown>];
const feed = async (relatedObject: string, relatedObjectId: number, who = admin): Promise<Line[]> =>
  (await who.get('/api/activity/list', { relatedObject, relatedObjectId })).body.items.map(
    (item: { event_type: string; event_info_json: Record<string, unknown> }) => [item.event_type, item.event_info_json],
  );
const ofLicenses = (lines: Line[]): Line[] => lines.filter(([type]) => type.startsWith('license_'));
/** The number of these events about a person in the feed of the company. */
const inCompany = async (types: string, about: number): Promise<number> =>
  (await admin.get('/api/activity/list', { types, person: about })).body.items.length;

const { runtime, admin } = await startCompanyWithRuns();

describe('a change of a licence', () => {
  it('appears in the feeds of the licence, its product and its holder, and once in that of the company', async () => {
    const [tool, holder] = [await product('Told'), await person('Hilde')];
    const id = await assign(tool, holder);
    await post('/api/software/licenses/delete', { license_id: id });
    await post('/api/software/licenses/reactivate', { license_id: id });
    const of = { name: 'Told', person_name: 'Hilde Feed', employee_id: holder };
    const expected = [
      ['license_reactivated', { ...of, date: day(0) }],
      ['license_deactivated', { ...of, date: day(0) }],
      ['license_added', { ...of, date: day(-9) }],
    ];
    expect(await feed('software_license', id)).toEqual(expected);
    expect(ofLicenses(await feed('software_product', tool))).toEqual(expected);
    expect(ofLicenses(await feed('employee', holder))).toEqual(expected);
    expect(await inCompany('license_added,license_deactivated,license_reactivated', holder)).toBe(3);
  });

  it('of its holder appears in the feeds of both people, and of its username only in its own feed', async () => {
    const [tool, giver, taker] = [await product('Moved'), await person('Gust'), await person('Tine')];
    const id = await assign(tool, giver);
    await post('/api/software/licenses/edit', { license_id: id, username: 'tine', employee_id: taker });
    const info = {
      name: 'Moved',
      old_person_name: 'Gust Feed',
      new_person_name: 'Tine Feed',
      employee_id: taker,
      date: day(0),
    };
    for (const [object, at] of [
      ['employee', giver],
      ['employee', taker],
      ['software_product', tool],
    ] as const)
      // prettier-ignore
      expect(ofLicenses(await feed(object, at))[0]).toEqual(['license_reassigned', info]);
    expect((await feed('software_license', id)).map(([type]) => type).toSorted()).toEqual([
      'license_added',
      'license_reassigned',
      'license_updated',
    ]);
    expect(await inCompany('license_reassigned', taker)).toBe(1);
  });

  it('by a run appears for every person, and so does the undo', async () => {
    const [tool, one, other] = [await product('Many'), await person('Een'), await person('Twee')];
    const { run_id } = await post('/api/software/licenses/addMany', { product_id: tool, employee_ids: [one, other] });
    await ended(admin, run_id);
    const people = ofLicenses(await feed('software_product', tool)).map(([, info]) => info['employee_id']);
    expect(new Set(people)).toEqual(new Set([one, other]));
    const undo = await post('/api/runs/undo', { run_id });
    await ended(admin, undo.run_id);
    expect((await feed('employee', one))[0]).toEqual([
      'license_deleted_permanently',
      { name: 'Many', person_name: 'Een Feed', employee_id: one, via_undo: true },
    ]);
    expect(await fsck()).toEqual([]);
  });

  it('does not show a team manager the names of people in other teams', async () => {
    const [tool, own, far] = [
      await product('Masked'),
      await person('Nabij', [MANAGED_TEAM_ID]),
      await person('Ver', [OTHER_TEAM_ID]),
    ];
    await assign(tool, own);
    await assign(tool, far);
    const manager = await runtime.as('manager');
    const names = ofLicenses(await feed('software_product', tool, manager)).map(([, info]) => info['person_name']);
    expect(new Set(names)).toEqual(new Set(['Nabij Feed', '…']));
    expect(JSON.stringify(await feed('software_product', tool, manager))).not.toContain('Ver Feed');
  });
});
