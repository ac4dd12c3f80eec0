import { useQuery } from '@tanstack/react-query';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { hasLeftBy } from '#shared/people/employee.dated.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { query } from '../api/query.ts';

/**
 * Why a person gets nothing from a typed day on. Nothing for a reader who does not see last days, and before the person
 * is read: then the API says it, in the same words beside the same field.
 */
export const useLeftBy = (id: number, day: string, path: string): Issue[] => {
  const { data } = useQuery({ ...query(getEmployeeDetail, { params: { id: String(id) } }), enabled: id > 0 });
  const last = parseDmy(data?.employee.active_until ?? '');
  return hasLeftBy(last, parseDmy(day.trim())) ? [issue(path, 'person_left')] : [];
};
