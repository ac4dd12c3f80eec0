import { expect, it } from 'vitest';
import { actorOf } from '#tests/personas.ts';
import { personChanges, emptyPerson, formOf, personIssues, teamsText, visibleFields } from './person-form.ts';

const named = { ...emptyPerson, first_name: 'Zoë', last_name: "D'Hondt" };
const messages = (form: typeof emptyPerson) => personIssues(form).map(({ path, message }) => `${path}: ${message}`);

it('names each missing or wrong field once', () => {
  expect(messages(named)).toEqual([]);
  expect(messages({ ...emptyPerson, first_name: ' ' })).toEqual([
    'first_name: field is required',
    'last_name: field is required',
  ]);
  expect(messages({ ...named, email: 'zoe@', start_date: '31/02/2024' })).toEqual([
    'email: field is not a valid e-mail address',
    'start_date: field is not valid date',
  ]);
  expect(messages({ ...named, avatar: 'sending' })).toEqual(['avatar: file is still being sent']);
  expect(messages({ ...named, start_date: '02/01/2024', active_until: '01/01/2024' })).toEqual([
    'active_until: field can not be before 02/01/2024',
  ]);
});

it('judges number, joint committee and hours as the API does', () => {
  const wrong = { national_number: '85.07.30-033.29', joint_committee: 'metal', hours_per_week: '80' };
  expect(messages({ ...named, ...wrong })).toEqual([
    'hours_per_week: field can be max 60',
    'national_number: field is not a valid national number',
    'joint_committee: field is not the number of a joint committee, such as 200 or 140.03',
  ]);
  const right = { national_number: '85.07.30-033.28', joint_committee: 'PC 140.3', hours_per_week: '30,4' };
  expect(messages({ ...named, ...right })).toEqual([]);
});

it('sends only what differs, and an IBAN only when one was typed', () => {
  const start = { ...named, team_ids: '1,2', phone: '+32 470 11 22 33' };
  expect(personChanges(start, { ...start, team_ids: teamsText(['2', '1']) })).toEqual({});
  expect(personChanges(start, { ...start, team_ids: '2', phone: '' })).toEqual({ team_ids: [2], phone: '' });
  expect(personChanges(start, { ...start, iban: 'BE68539007547034' })).toEqual({ iban: 'BE68539007547034' });
});

it('starts an edit with a blank IBAN', () => {
  const person = {
    id: 1,
    version: 3,
    name: "Zoë D'Hondt",
    first_name: 'Zoë',
    last_name: "D'Hondt",
    email: null,
    employee_number: null,
    avatar: 'https://files.example/pictures/01J?X-Amz-Date=1',
    team_ids: [4],
    team_names: 'Finance',
    statute: 'student' as const,
    function: 'Analyst',
    joint_committee: '200',
    hours_per_week: 30.4,
    reports_to_employee_id: 7,
    reports_to_name: 'An Peeters',
    deleted: 0 as const,
    iban_masked: 'BE68 **** **** 7034',
    created_at: '',
    erased: 0 as const,
  };
  expect(formOf(person)).toEqual({
    ...named,
    team_ids: '4',
    statute: 'student',
    avatar: '01J',
    function: 'Analyst',
    joint_committee: '200',
    hours_per_week: '30,4',
    reports_to_employee_id: '7',
  });
});

it('leaves out fields without their right or feature', () => {
  const admin = { ...actorOf('admin'), integration_features: ['dimona/push' as const] };
  expect(visibleFields(admin).has('dimona_statute')).toBe(true);
  expect(visibleFields(admin).has('seniority_date')).toBe(false);
  expect(visibleFields(actorOf('admin')).has('dimona_statute')).toBe(false);
  const noWages = visibleFields({ ...actorOf('nowages'), integration_features: ['people/show-seniority'] });
  expect(
    ['start_date', 'active_until', 'seniority_date', 'iban'].filter((field) => noWages.has(field as 'iban')),
  ).toEqual([]);
  const noDetails = visibleFields({ ...actorOf('admin'), access_employee_details: 0 });
  const personal = ['phone', 'private_email', 'birth_date', 'national_number', 'street', 'country'] as const;
  expect(personal.filter((field) => noDetails.has(field))).toEqual([]);
  expect(personal.filter((field) => visibleFields(actorOf('admin')).has(field))).toEqual(personal);
});
