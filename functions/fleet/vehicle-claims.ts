import { chassisKey } from '#shared/fleet/vehicle.rules.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import { datedClaims } from '#functions/platform/storage/dated-claims.ts';
import { inUseErrorOf } from '#functions/platform/storage/unique.ts';
import { vehicleStore } from './vehicle-store.ts';

const chassisOf = ({ chassis_number: number }: Pick<Vehicle, 'chassis_number'>): string[] =>
  number === null ? [] : [chassisKey(number)];

/** One vehicle in use per chassis number (docs/areas/fleet.md#plate-and-chassis-number). */
export const vehicleClaims = datedClaims<Pick<Vehicle, 'id' | 'version' | 'deleted' | 'chassis_number'>>(vehicleStore, [
  {
    kind: 'chassis',
    valuesOf: (vehicle) => (vehicle.deleted === 1 ? [] : chassisOf(vehicle)),
    everClaimedBy: chassisOf,
    inUseError: inUseErrorOf('chassis_in_use', 'chassis_number', 'Another active vehicle has this chassis number'),
  },
]);
