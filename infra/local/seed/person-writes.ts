import type { Employee } from '#shared/people/employee.ts';
import { employeeClaims } from '#functions/people/employee-claims.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A person with the claims on what only one person may have. */
export const personWrites = (person: Employee): Write[] => [
  employeeStore.create(person),
  ...employeeClaims.change(undefined, person),
];
