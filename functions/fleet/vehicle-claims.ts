import { AppError } from '#shared/errors/problem.ts';
import { chassisKey } from '#shared/fleet/vehicle.rules.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import { datedClaims } from '#functions/platform/storage/dated-claims.ts';
import { vehicleStore } from './vehicle-store.ts';

const MESSAGE = 'Another active vehicle has this chassis number';
const chassisInUseError = (): AppError =>
  new AppError('chassis_in_use', {
    detail: `${MESSAGE}.`,
    fields: [{ path: 'chassis_number', code: 'invalid_value', message: MESSAGE }],
  });

const chassisOf = ({ chassis_number: number }: Pick<Vehicle, 'chassis_number'>): string[] =>
  number === null ? [] : [chassisKey(number)];

/** One vehicle in use per chassis number (docs/areas/fleet.md#plate-and-chassis-number). */
export const vehicleClaims = datedClaims<Pick<Vehicle, 'id' | 'version' | 'deleted' | 'chassis_number'>>(vehicleStore, [
  {
    kind: 'chassis',
    valuesOf: (vehicle) => (vehicle.deleted === 1 ? [] : chassisOf(vehicle)),
    everClaimedBy: chassisOf,
    inUseError: chassisInUseError,
  },
]);
