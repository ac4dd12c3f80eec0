import { describe, expect, it } from 'vitest';
import { dismissFirstSteps } from '#shared/contract/home/dismiss-first-steps.ts';
import { listFirstSteps } from '#shared/contract/home/list-first-steps.ts';
import { markFirstStep } from '#shared/contract/home/mark-first-step.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';

const { runtime, admin } = await startCompany({ seed: 'empty' });

const stepsOf = async (user: DemoUserName) => (await runtime.as(user)).call(listFirstSteps, {});
const statesOf = async (user: DemoUserName = 'admin') =>
  Object.fromEntries((await stepsOf(user)).steps.map(({ key, state }) => [key, state]));

describe('the first steps of an empty company', () => {
  it('are all of an administrator, in their order, with people first', async () => {
    const { steps, dismissed, nothing_yet } = await stepsOf('admin');
    expect(steps.map(({ key, state }) => [key, state])).toEqual([
      // Those who sign in are not yet the people of the company.
      ['people', 'next'],
      ['teams', 'later'],
      ['colleagues', 'done'],
      ['fleet', 'later'],
      ['assets', 'later'],
      ['software', 'later'],
      ['trainings', 'later'],
      ['contracts', 'later'],
      ['daysOff', 'later'],
    ]);
    expect([dismissed, nothing_yet]).toEqual([0, 1]);
  });

  it.each([
    ['default', 'people fleet assets software trainings contracts'],
    ['nowages', 'people fleet assets software trainings'],
    ['manager', ''],
    ['reader', ''],
    ['support', ''],
    ['reseller', ''],
  ] as const)('are those that %s may take', async (user, keys) => {
    const { steps, nothing_yet } = await stepsOf(user);
    expect(steps.map(({ key }) => key).join(' ')).toBe(keys);
    // Who reads nothing is told nothing either.
    expect(nothing_yet).toBe(user === 'reseller' ? 0 : 1);
  });

  it('are ticked off and skipped for the whole company, and taken back', async () => {
    await admin.call(markFirstStep, { body: { key: 'people', mark: 'done' } });
    const { steps } = await admin.call(markFirstStep, { body: { key: 'teams', mark: 'skipped' } });
    expect(steps.slice(0, 4)).toEqual([
      { key: 'people', state: 'done', marked: 1 },
      { key: 'teams', state: 'skipped', marked: 1 },
      { key: 'colleagues', state: 'done', marked: 0 },
      { key: 'fleet', state: 'next', marked: 0 },
    ]);
    expect(await statesOf('default')).toMatchObject({ people: 'done', fleet: 'next' });
    await admin.call(markFirstStep, { body: { key: 'people', mark: null } });
    expect(await statesOf()).toMatchObject({ people: 'next', teams: 'skipped', fleet: 'later' });
  });

  it('keep every mark that is set at the same moment', async () => {
    const keys = ['assets', 'software', 'trainings', 'contracts'] as const;
    await Promise.all(keys.map((key) => admin.call(markFirstStep, { body: { key, mark: 'skipped' } })));
    expect(await statesOf()).toMatchObject(Object.fromEntries(keys.map((key) => [key, 'skipped'])));
    for (const key of keys) await admin.call(markFirstStep, { body: { key, mark: null } });
  });

  it('are marked only by who may take them', async () => {
    const mark = async (user: DemoUserName, key: string) =>
      (await (await runtime.as(user)).post('/api/home/firstSteps/mark', { key, mark: 'done' })).status;
    expect(await mark('default', 'colleagues')).toBe(403);
    expect(await mark('manager', 'fleet')).toBe(403);
    expect(await mark('reader', 'people')).toBe(403);
    const unknown = await admin.post('/api/home/firstSteps/mark', { key: 'parking', mark: 'done' });
    expect([unknown.status, unknown.body.fields[0].path]).toEqual([422, 'key']);
  });

  it('are closed by each user for themselves', async () => {
    expect(await admin.call(dismissFirstSteps, { body: { dismissed: 1 } })).toMatchObject({ dismissed: 1 });
    expect((await stepsOf('admin')).dismissed).toBe(1);
    expect((await stepsOf('default')).dismissed).toBe(0);
    await admin.call(dismissFirstSteps, { body: { dismissed: 0 } });
    expect((await stepsOf('admin')).dismissed).toBe(0);
  });

  it('are done by what is added', async () => {
    expect((await admin.post('/api/cars/add', aCar())).status).toBe(200);
    const person = (await admin.get('/api/employees/list')).body.data[0].id;
    expect((await admin.post('/api/teams/add', { name: 'Magazijn', leader_employee_ids: [person] })).status).toBe(200);
    expect(await statesOf()).toMatchObject({ teams: 'done', fleet: 'done', people: 'next' });
    expect((await stepsOf('reader')).nothing_yet).toBe(0);
    for (let more = 0; more < 4; more += 1) {
      const added = await admin.post('/api/employees/add', { first_name: 'Lies', last_name: `Peeters ${more}` });
      expect(added.status).toBe(200);
    }
    expect(await statesOf()).toMatchObject({ people: 'done', assets: 'next' });
  });
});
