import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import type { ProblemError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { useParams } from '../../ui/router.ts';

type Detail = EndpointResponse<typeof getEmployeeDetail>;
export type PersonDetail = Detail['employee'] & Pick<Detail, 'custom_fields'>;

/** The person that the address names. */
export const usePerson = (): UseQueryResult<PersonDetail, ProblemError> => {
  const { id = '' } = useParams();
  return useQuery({
    ...query(getEmployeeDetail, { params: { id } }),
    select: ({ employee, custom_fields }) => ({ ...employee, custom_fields }),
  });
};
