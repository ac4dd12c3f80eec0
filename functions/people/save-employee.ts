import { assertNoIssues } from '#shared/errors/problem.ts';
import peopleTexts from '#shared/messages/en/people.json' with { type: 'json' };
import type { Employee } from '#shared/people/employee.ts';
import { assertNotInUse } from './employee-claims.ts';
import type { EmployeePlan } from './employee-changes.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';

/** Throws for missing or wrong fields, and for an e-mail address or a number of someone else. */
export const assertSavable = async (before: Employee | undefined, { issues, value }: EmployeePlan): Promise<void> => {
  const isMissing = issues.some(({ code }) => code === 'required');
  assertNoIssues(issues, isMissing ? 'missing_data' : 'invalid', peopleTexts.field);
  assertNotInUse(await employeeCollection.refresh(), before, value);
};
