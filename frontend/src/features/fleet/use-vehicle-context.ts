import { useMemo } from 'react';
import { vehicleContext, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { useActor } from '../../ui/actor.tsx';

/** Which rules and fields of vehicles apply to who is signed in. */
export const useVehicleContext = (): VehicleContext => {
  const actor = useActor();
  return useMemo(() => vehicleContext(actor), [actor]);
};
