import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { dateIssues } from '../../form/date-issues.ts';

/** The values of the edit form, as typed. */
export type LicenseForm = { username: string; employee_id: number };

export const formOf = ({ username, employee_id }: LicenseDetails): LicenseForm => ({
  username: username ?? '',
  employee_id,
});

/** The issues of the form: a licence needs a person, and a new person needs a first day. */
export const formIssues = (form: LicenseForm, isMoved: boolean, from: string): Issue[] => [
  ...(form.employee_id <= 0 ? [issue('employee_id', 'required')] : []),
  ...(isMoved ? dateIssues('start_date', from) : []),
];
