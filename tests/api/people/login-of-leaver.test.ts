import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { endLoginsOf } from '#functions/session/login-of-person.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { nextSecond } from '#tests/harness/next-second.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { beforeNextTransaction } from '#tests/harness/meanwhile.ts';
import { actorOf, employeeIdOf, personaNames, personas, type Persona } from '#tests/personas.ts';

const start = today();
/** The sweeper never goes back, so each test has days of its own. */
let first = 0;
const on = (offset: number): string => toDmy(addDays(start, first + offset));
const moveClock = (offset: number): void => pinToday(addDays(start, first + offset));

const end = (persona: Persona, body: Record<string, unknown> = {}, client = admin) =>
  client.post('/api/employees/delete', { id: employeeIdOf(persona), ...body });
const back = async (persona: Persona): Promise<void> => {
  await admin.post('/api/employees/undelete', { id: employeeIdOf(persona) });
  await admin.post('/api/users/edit', { id: actorOf(persona).user_id, active: 1 });
  // The sessions of the second in which the login ended are over.
  await nextSecond();
};
const signsIn = async (persona: Persona): Promise<boolean> => {
  forgetActors();
  const { status } = await (await runtime.as(persona)).get('/api/profile');
  expect([200, 403]).toContain(status);
  return status === 200;
};
const eventsOf = async (persona: Persona) =>
  (
    await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: actorOf(persona).user_id })
  ).body.items.map((item: { event_type: string; real_name: string }) => [item.event_type, item.real_name]);
const loginOf = async (persona: Persona, client = admin) =>
  (await client.get(`/api/employees/${employeeIdOf(persona)}/leaver`)).body.login;

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  await sweep();
});
afterEach(() => {
  first += 20;
  moveClock(0);
});
afterAll(() => pinToday(undefined));

describe('the login of somebody who leaves', () => {
  it('ends at once when they are deactivated, and the answer says so', async () => {
    const { user_id } = actorOf('reader');
    expect(await loginOf('reader')).toEqual({
      user_id, name: 'reader', email: 'reader@noorderlicht.example', keep_login: 0,
    }); // prettier-ignore
    const { body } = await end('reader');
    expect(body.login).toEqual({ user_id, name: 'reader', email: 'reader@noorderlicht.example', ends: on(0) });
    expect(await signsIn('reader')).toBe(false);
    expect((await eventsOf('reader'))[0]).toEqual(['user_deactivated', 'admin']);
    expect(await loginOf('reader')).toBeNull();
    expect((await end('reader')).body.login).toBeNull();
    await back('reader');
    expect(await signsIn('reader')).toBe(true);
  });

  it('ends with the last day when that is planned, by the sweeper', async () => {
    const { body } = await end('reader', { active_until: on(5) });
    expect(body.login.ends).toBe(on(5));
    moveClock(5);
    await sweep();
    expect(await signsIn('reader')).toBe(true);
    moveClock(6);
    await sweep();
    expect(await signsIn('reader')).toBe(false);
    expect((await eventsOf('reader'))[0]).toEqual(['user_deactivated', 'System']);
    await back('reader');
    moveClock(7);
    await sweep();
    expect(await signsIn('reader')).toBe(true);
  });

  it('goes on when somebody says so, also after a correction of the day', async () => {
    const kept = await end('reader', { active_until: on(5), keep_login: 1 });
    expect(kept.body.login.ends).toBeNull();
    expect((await loginOf('reader')).keep_login).toBe(1);
    await end('reader', { active_until: on(3) });
    moveClock(4);
    await sweep();
    expect([await signsIn('reader'), await loginOf('reader')]).toMatchObject([true, { keep_login: 1 }]);
    await end('reader', { keep_login: 0 });
    expect(await signsIn('reader')).toBe(false);
    await back('reader');
    await end('reader', { keep_login: 1 });
    expect(await signsIn('reader')).toBe(true);
    await back('reader');
    expect((await loginOf('reader')).keep_login).toBe(0);
  });

  it('goes on when the planned end is called off', async () => {
    await end('reader', { active_until: on(5) });
    await admin.post('/api/employees/undelete', { id: employeeIdOf('reader') });
    moveClock(6);
    await sweep();
    expect(await signsIn('reader')).toBe(true);
  });

  it('ends with the form, with a day that has passed at once', async () => {
    const edit = (active_until: string) =>
      admin.post('/api/employees/edit', { id: employeeIdOf('reader'), active_until });
    await edit(on(4));
    moveClock(5);
    await sweep();
    expect(await signsIn('reader')).toBe(false);
    await back('reader');
    await edit(on(1));
    expect(await signsIn('reader')).toBe(false);
    await back('reader');
  });

  it('ends within minutes when a bulk edit sets a day that has passed', async () => {
    const set = { object_type: 'employee', ids: [employeeIdOf('reader')], set: { active_until: on(-1) } };
    const { body } = await admin.post('/api/bulkEdit/start', set);
    expect((await ended(admin, body.run_id)).done).toBe(1);
    await sweep();
    expect(await signsIn('reader')).toBe(false);
    await back('reader');
  });

  it('ends beside a change of another administrator at the same moment', async () => {
    const admins = personaNames.filter((name) => personas[name].role === 'admin' && employeeIdOf(name) > 0);
    const [one, other] = admins.filter((name) => name !== 'admin') as [Persona, Persona];
    const setOther = (active: 0 | 1) => admin.post('/api/users/edit', { id: actorOf(other).user_id, active });
    const acts = [
      async () => (await end(one)).status,
      async () => (await admin.post('/api/employees/edit', { id: employeeIdOf(one), active_until: on(-1) })).status,
      async () => endLoginsOf(actorOf('admin'), employeeIdOf(one)).then(() => 200),
    ];
    for (const act of acts) {
      const came = beforeNextTransaction(() => setOther(0));
      expect([await act(), came(), await signsIn(one)]).toEqual([200, true, false]);
      await back(one);
      await setOther(1);
    }
  });

  it('is nothing that others than those who may deactivate learn of', async () => {
    expect(await loginOf('reader', await runtime.as('reader'))).toBeUndefined();
  });
});

describe('the login of the last administrator', () => {
  it('goes on, with a warning, now and when the day comes', async () => {
    const others = personaNames.filter(
      (name) => name !== 'admin' && personas[name].role === 'admin' && employeeIdOf(name) > 0,
    );
    for (const name of others) {
      await end(name);
      expect(await signsIn(name)).toBe(false);
    }
    const planned = await end('admin', { active_until: on(3) });
    expect([planned.body.warnings, planned.body.login.ends]).toEqual([['last_admin_kept'], null]);
    moveClock(4);
    await sweep();
    expect(await signsIn('admin')).toBe(true);
    await back('admin');
    const now = await end('admin');
    expect([now.status, now.body.warnings]).toEqual([200, ['last_admin_kept']]);
    expect(await signsIn('admin')).toBe(true);
  });
});
