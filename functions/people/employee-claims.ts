import type { AppError } from '#shared/errors/problem.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { emailKey, employeeNumberKey } from '#shared/people/employee.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import type { ValueClaim } from '#functions/platform/storage/claim-kinds.ts';
import { datedClaims, type ClaimRule } from '#functions/platform/storage/dated-claims.ts';
import { inUseErrorOf } from '#functions/platform/storage/unique.ts';

type Claimed = Pick<Employee, 'id' | 'version' | 'email' | 'employee_number' | 'deleted'>;

/** A value that only one active person may have: a deactivated one claims nothing. */
const unique = (kind: ValueClaim, keyOf: (person: Claimed) => string | null, inUseError: () => AppError) => {
  const everClaimedBy = (person: Claimed): string[] => [keyOf(person)].filter((key) => key !== null);
  const valuesOf = (person: Claimed): string[] => (person.deleted === 1 ? [] : everClaimedBy(person));
  return { kind, valuesOf, everClaimedBy, inUseError } satisfies ClaimRule<Claimed>;
};

/** The claims on e-mail addresses and employee numbers. */
export const employeeClaims = datedClaims<Claimed>(employeeStore, [
  unique(
    'employee_email',
    ({ email }) => email && emailKey(email),
    inUseErrorOf('email_in_use', 'email', 'Another active person has this e-mail address'),
  ),
  unique(
    'employee_number',
    ({ employee_number: number }) => number && employeeNumberKey(number),
    inUseErrorOf('employee_number_in_use', 'employee_number', 'Another active person has this employee number'),
  ),
]);

/** Throws the error of a failed claim early, when another active person in the list has the value. */
export const assertNotInUse = (rows: RowIndex<EmployeeRow>, before: Claimed | undefined, after: Claimed): void => {
  for (const { valuesOf, inUseError } of employeeClaims.rules) {
    const had = before ? valuesOf(before) : [];
    for (const value of valuesOf(after)) {
      if (had.includes(value)) continue;
      for (const row of rows.all()) if (row.id !== after.id && valuesOf(row).includes(value)) throw inUseError(row.id);
    }
  }
};
