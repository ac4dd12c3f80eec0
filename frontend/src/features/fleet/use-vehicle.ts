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

export type VehicleRights = {
  edit: boolean;
  /** Correcting who drove it when. */
  correct: boolean;
  archive: boolean;
  /** Correcting the last day of use of an archived vehicle. */
  correctEnd: boolean;
  callEndOff: boolean;
  unarchive: boolean;
  undoArchive: boolean;
  deletePermanently: boolean;
};

/**
 * What this user may do with this vehicle. An archived vehicle is read-only but for its last day of use; whether the
 * user may change the vehicle at all is decided by the server (docs/areas/session-and-rights.md#teams).
 */
export const useVehicleRights = (details: CarDetails): VehicleRights => {
  const can = useCan();
  const { may_change: mayChange } = details;
  const archived = details.deleted === 1;
  const edit = can('fleet:write') && !archived && mayChange;
  const mayArchive = can('fleet:archive') && mayChange;
  const mayUnarchive = can('fleet:unarchive') && mayChange;
  return {
    edit,
    correct: edit && can('fleet:assign'),
    archive: mayArchive && !archived,
    correctEnd: mayArchive && archived,
    callEndOff: mayUnarchive && !archived,
    unarchive: mayUnarchive && archived,
    undoArchive: mayUnarchive,
    deletePermanently: can('fleet:delete-permanently') && archived,
  };
};
