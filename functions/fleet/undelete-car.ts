import { undeleteCar } from '#shared/contract/fleet/undelete-car.ts';
import { withoutEnd } from '#shared/assignments/periods.ts';
import { vehicleDated } from '#shared/fleet/vehicle.dated.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { vehicleClaims } from './vehicle-claims.ts';
import { vehicleStore } from './vehicle-store.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(undeleteCar, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { vehicle } = await vehicles(actor).toChange(id);
    if (!vehicle.deleted && vehicle.date_end === null) return { id };
    // Calling a planned end off leaves the driver where they are; a vehicle out of use comes back without one.
    const periods = vehicle.deleted ? vehicle.periods : withoutEnd(vehicle.periods, vehicle.date_end);
    const inUse = { ...vehicle, deleted: 0 as const, date_end: null, periods: [...periods] };
    const restored = vehicleDated.asOf(inUse, today());
    return commit(
      [
        vehicleStore.update(vehicle, restored),
        ...vehicleClaims.change(vehicle, restored),
        recordEvent(actor, 'car', id, 'car_undeleted', {}),
      ],
      { id },
    );
  }),
);
