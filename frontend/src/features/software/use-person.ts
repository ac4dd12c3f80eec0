import { useQuery } from '@tanstack/react-query';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { query } from '../../api/query.ts';
import { useParams } from '../../ui/router.ts';

/** The person that the address names. */
export const usePerson = () => {
  const { id = '' } = useParams();
  return useQuery({ ...query(getEmployeeDetail, { params: { id } }), select: ({ employee }) => employee });
};
