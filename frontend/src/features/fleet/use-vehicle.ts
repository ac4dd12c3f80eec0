import { useQuery } from '@tanstack/react-query';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { query } from '../../api/query.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

/** The vehicle that the address names. */
export const useVehicle = () => {
  const { id = '' } = useParams();
  return useQuery(query(getCarDetails, { params: { id } }));
};

export type VehicleRights = { edit: boolean; archive: boolean; unarchive: boolean; deletePermanently: boolean };

/**
 * What this user may do with this vehicle. Archived ones read only; a team manager sees vehicles without a driver but
 * changes only those of his people (reliability §4, note b).
 */
export const useVehicleRights = (details: CarDetails): VehicleRights => {
  const can = useCan();
  const outOfTeam = isTeamScoped(useActor()) && details.related_employee_id === 0;
  const archived = details.deleted === 1;
  return {
    edit: can('fleet:write') && !archived && !outOfTeam,
    archive: can('fleet:archive') && !archived && !outOfTeam,
    unarchive: can('fleet:unarchive') && archived,
    deletePermanently: can('fleet:delete-permanently') && archived,
  };
};
