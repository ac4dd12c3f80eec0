import { assertNoIssues } from '#shared/errors/problem.ts';
import peopleTexts from '#shared/messages/en/people.json' with { type: 'json' };
import type { Employee } from '#shared/people/employee.ts';
import { assertNotInUse } from './employee-claims.ts';
import type { EmployeePlan } from './employee-changes.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';

/** Throws what a person may not be saved with: missing or wrong fields, an e-mail or number of someone else. */
export const assertSavable = async (before: Employee | undefined, { issues, value }: EmployeePlan): Promise<void> => {
  const isMissing = issues.some((found) => found.code === 'required');
  assertNoIssues(issues, isMissing ? 'missing_data' : 'invalid', peopleTexts.field);
  assertNotInUse(await employeeCollection.refresh(), before, value);
};
