import { useMemo } from 'react';
import { vehicleContext, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { useActor } from '../../ui/actor.tsx';

/** The rules and fields of vehicles that apply to the signed-in user. */
export const useVehicleContext = (): VehicleContext => {
  const actor = useActor();
  return useMemo(() => vehicleContext(actor), [actor]);
};
