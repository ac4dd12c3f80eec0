import { AppError } from '#shared/errors/problem.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { emailKey, employeeNumberKey } from '#shared/people/employee.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import { moveClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';

type Unique = {
  readonly field: 'email' | 'employee_number';
  readonly kind: string;
  readonly key: (value: string) => string;
  readonly inUseError: () => AppError;
};

const inUseErrorOf = (code: 'email_in_use' | 'employee_number_in_use', path: string, message: string) => (): AppError =>
  new AppError(code, { detail: `${message}.`, fields: [{ path, code: 'invalid_value', message }] });

/** The values that only one active person may have. */
const uniques: readonly Unique[] = [
  {
    field: 'email',
    kind: 'employee_email',
    key: emailKey,
    inUseError: inUseErrorOf('email_in_use', 'email', 'Another active person has this e-mail address'),
  },
  {
    field: 'employee_number',
    kind: 'employee_number',
    key: employeeNumberKey,
    inUseError: inUseErrorOf(
      'employee_number_in_use',
      'employee_number',
      'Another active person has this employee number',
    ),
  },
];

type Claimed = Pick<Employee, 'id' | 'email' | 'employee_number' | 'deleted'>;

const keyOf = (unique: Unique, person: Claimed | undefined): string | null => {
  const value = person?.[unique.field] ?? null;
  return value === null || person?.deleted === 1 ? null : unique.key(value);
};

/** Claims the person's new values and releases the old ones; a deactivated person claims nothing. */
export const changeClaims = (before: Claimed | undefined, after: Claimed): Write[] =>
  uniques.flatMap((unique) =>
    moveClaim(unique.kind, keyOf(unique, before), keyOf(unique, after), after.id, unique.inUseError),
  );

/** Throws the error of a failed claim early, when another active person in the list has the value. */
export const assertNotInUse = (rows: RowIndex<EmployeeRow>, before: Claimed | undefined, after: Claimed): void => {
  for (const unique of uniques) {
    const key = keyOf(unique, after);
    if (key === null || key === keyOf(unique, before)) continue;
    for (const row of rows.all()) {
      if (row.id !== after.id && keyOf(unique, row) === key) throw unique.inUseError();
    }
  }
};
