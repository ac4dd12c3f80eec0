import { useQuery } from '@tanstack/react-query';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

/** The vehicle that the address names. */
export const useVehicle = () => {
  const { id = '' } = useParams();
  return useQuery(query(getCarDetails, { params: { id } }));
};

export type VehicleRights = { edit: boolean; archive: boolean; unarchive: boolean; deletePermanently: boolean };

/**
 * What this user may do with this vehicle. An archived vehicle is read-only; whether the user may change the vehicle at
 * all is decided by the server (docs/areas/session-and-rights.md#teams).
 */
export const useVehicleRights = (details: CarDetails): VehicleRights => {
  const can = useCan();
  const { may_change: mayChange } = details;
  const archived = details.deleted === 1;
  return {
    edit: can('fleet:write') && !archived && mayChange,
    archive: can('fleet:archive') && !archived && mayChange,
    unarchive: can('fleet:unarchive') && archived && mayChange,
    deletePermanently: can('fleet:delete-permanently') && archived,
  };
};
