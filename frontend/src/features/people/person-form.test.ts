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
    deleted: 0 as const,
    iban_masked: 'BE68 **** **** 7034',
    created_at: '',
  };
  expect(formOf(person)).toEqual({ ...named, team_ids: '4', statute: 'student', avatar: '01J' });
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
  expect(visibleFields({ ...actorOf('admin'), access_employee_details: 0 }).has('phone')).toBe(false);
});
