import type { Employee } from '#shared/people/employee.ts';

/** An active person about whom nothing is known yet. */
export const emptyPerson: Employee = {
  id: 0,
  version: 1,
  first_name: '',
  last_name: '',
  email: null,
  phone: null,
  employee_number: null,
  avatar: null,
  team_ids: [],
  start_date: null,
  active_until: null,
  seniority_date: null,
  dimona_statute: null,
  statute: null,
  iban: null,
  deleted: 0,
  created_at: '2020-01-01T00:00:00.000Z',
  import_id: null,
};
