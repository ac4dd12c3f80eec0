import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { dateIssues } from '../../form/date-issues.ts';

/** What the edit form holds, as typed. */
export type LicenseForm = { username: string; employee_id: number };

export const formOf = ({ username, employee_id }: LicenseDetails): LicenseForm => ({
  username: username ?? '',
  employee_id,
});

/** A licence is somebody's; another person has it from a day on. */
export const formIssues = (form: LicenseForm, isMoved: boolean, from: string): Issue[] => [
  ...(form.employee_id <= 0 ? [issue('employee_id', 'required')] : []),
  ...(isMoved ? dateIssues('start_date', from) : []),
];
