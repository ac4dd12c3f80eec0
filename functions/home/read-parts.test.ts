import { expect, it } from 'vitest';
import { fullRights, type Actor } from '#shared/permissions/actor.ts';
import { partsReader } from './read-parts.ts';

const admin: Actor = {
  ...fullRights,
  user_id: 1,
  employee_id: 1,
  name: 'Ann',
  email: 'ann@example.be',
  led_team_ids: [],
  feature_flags: [],
  integration_features: [],
  acting_as: null,
  language: 'en',
};

it('names a part that cannot be read, and reads the others', async () => {
  const { part, failed } = partsReader(admin);
  expect(await part('fleet', ['fleet:read'], () => Promise.reject(new Error('no vehicles')))).toBeNull();
  expect(await part('people', ['people:read'], () => Promise.resolve(7))).toBe(7);
  expect(failed).toEqual(['fleet']);
});

it('needs one of the rights of a part, if it has any', async () => {
  const { part, failed } = partsReader({ ...admin, role: 'read_only' });
  const read = () => Promise.resolve(7);
  expect(await part('push', ['payroll:push'], read)).toBeNull();
  expect(await part('contracts', ['contracts:sign', 'contracts:read'], read)).toBe(7);
  expect(await part('reminders', [], read)).toBe(7);
  expect(failed).toEqual([]);
});
