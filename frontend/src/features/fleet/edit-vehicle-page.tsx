import { useQuery } from '@tanstack/react-query';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { query, readOnce } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useParams } from '../../ui/router.ts';
import { EditVehicleForm } from './edit-vehicle-form.tsx';

/** Edits a vehicle: /fleet/{id}/edit. An archived vehicle is read-only, so the address redirects to its page. */
export const EditVehiclePage = () => (
  <RequireRight permission="fleet:write">
    <EditVehicleRoute />
  </RequireRight>
);

const EditVehicleRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(getCarDetails, { params: { id } }), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ details }) =>
        details.deleted === 1 ? (
          <Navigate to={paths.vehicle(details.id)} replace />
        ) : (
          <EditVehicleForm key={id} details={details} />
        )
      }
    </LoadedOnce>
  );
};
