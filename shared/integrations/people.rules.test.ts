import { expect, it } from 'vitest';
import { integrationOf } from './people.rules.ts';

const integrations = [
  { id: 9, active: 1, team_ids: [1] },
  { id: 5, active: 1, team_ids: [] },
  { id: 3, active: 0, team_ids: [2] },
  { id: 7, active: 1, team_ids: [1, 4] },
];

it('has the people of its teams, and everybody else where it has none', () => {
  expect(integrationOf({ team_ids: [4] }, integrations)).toBe(7);
  expect(integrationOf({ team_ids: [8, 1] }, integrations)).toBe(7);
  expect(integrationOf({ team_ids: [2] }, integrations)).toBe(5);
  expect(integrationOf({ team_ids: [] }, integrations)).toBe(5);
});

it('has nobody of a team that it does not name, nor anybody once it is switched off', () => {
  expect(integrationOf({ team_ids: [2] }, [{ id: 7, active: 1, team_ids: [1] }])).toBeNull();
  expect(integrationOf({ team_ids: [1] }, [{ id: 7, active: 0, team_ids: [1] }])).toBeNull();
  expect(integrationOf({ team_ids: [1] }, [])).toBeNull();
});
