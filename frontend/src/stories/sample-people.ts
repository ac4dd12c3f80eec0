import type { ListedEmployee } from '#shared/contract/people/list-employees.ts';
import type { TeamOut } from '#shared/contract/people/team.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { Profile } from '#shared/contract/session/profile.ts';
import { fullRights } from '#shared/permissions/actor.ts';
import { permissions } from '#shared/permissions/rules.ts';

/** The user who looks at the stories: an administrator with every right. */
export const actor: Profile = {
  ...fullRights,
  user_id: 1,
  employee_id: 1,
  name: 'Élodie Vandenbroucke',
  email: 'elodie@example.be',
  led_team_ids: [],
  feature_flags: [],
  integration_features: [],
  acting_as: null,
  language: 'en',
  avatar: null,
  tenant_name: 'Brasserie Lefèvre',
  tenant_logo: null,
  tenant_currency: 'EUR',
  permissions,
  admins: [
    { id: 1, real_name: 'Élodie Vandenbroucke' },
    { id: 2, real_name: 'Saïd El Amrani' },
  ],
  today: '21/11/2026',
};

const person = (id: number, first: string, last: string, team: string): ListedEmployee => ({
  id,
  version: 1,
  name: `${first} ${last}`,
  first_name: first,
  last_name: last,
  email: `person-${id}@example.be`,
  employee_number: String(1000 + id),
  avatar: null,
  team_ids: [team === teamNames[0] ? 3 : 4],
  team_names: team,
  statute: 'white_collar',
  function: 'Account manager',
  joint_committee: '200',
  hours_per_week: 38,
  deleted: 0,
  tags: [],
  custom_fields: {},
});

const teamNames = ['Sales Wallonie', 'Montage Genk'] as const;

export const people: [ListedEmployee, ...ListedEmployee[]] = [
  person(1, 'Élodie', 'Vandenbroucke', teamNames[0]),
  person(2, 'Jérôme', 'Lefèvre', teamNames[0]),
  person(3, 'Inès', 'Fernández', teamNames[1]),
  person(4, 'Marie-Antoinette', 'van den Bossche-Vandermeersch', teamNames[1]),
  person(5, 'François-Xavier', 'Delvaux', teamNames[1]),
];

const team = (id: number, name: string): TeamOut => ({
  id,
  version: 1,
  name,
  leader_employee_ids: [],
  leaders: [],
  min_at_work: null,
  people_count: people.filter(({ team_names }) => team_names === name).length,
});

export const teams: TeamOut[] = [team(3, teamNames[0]), team(4, teamNames[1])];

export const teamsWithPeople = teams.map(({ id, name }) => ({
  team_id: id,
  name,
  people: people.filter(({ team_names }) => team_names === name),
}));

/** The custom fields of a person, with values. */
export const personFields: CustomFieldOut[] = [];
