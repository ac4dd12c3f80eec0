import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../ui/router.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { toProblemOf } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { EditVehicleForm } from './edit-vehicle-form.tsx';

/** /fleet/{id}/edit. The form starts from one reading: a refetch never changes what somebody is typing. */
export const EditVehiclePage = () => (
  <RequireRight permission="fleet:write">
    <Loaded />
  </RequireRight>
);

const Loaded = () => {
  const { id = '' } = useParams();
  const answer = useQuery({
    ...query(getCarDetails, { params: { id } }),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (answer.isError) return <ReadFailed problem={toProblemOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data || !answer.isFetchedAfterMount) return <div aria-busy="true" />;
  return <EditVehicleForm key={id} details={answer.data.details} />;
};
