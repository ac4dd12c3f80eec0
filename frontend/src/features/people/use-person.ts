import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import type { ProblemError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { useParams } from '../../ui/router.ts';

/** The person whose id stands in the address. */
export const usePerson = (): UseQueryResult<EmployeeOut, ProblemError> => {
  const { id = '' } = useParams();
  return useQuery({ ...query(getEmployeeDetail, { params: { id } }), select: ({ employee }) => employee });
};
