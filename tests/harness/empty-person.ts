import { emptyEmployee } from '#shared/people/employee.rules.ts';
import type { Employee } from '#shared/people/employee.ts';

/** An active person about whom nothing is known yet. */
export const emptyPerson: Employee = {
  id: 0,
  version: 1,
  ...emptyEmployee,
  deleted: 0,
  created_at: '2020-01-01T00:00:00.000Z',
  import_id: null,
  wages: [],
  wage_type: null,
  wage_amount: null,
  wage_from: null,
};
