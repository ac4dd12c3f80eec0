import { undeleteCar } from '#shared/contract/fleet/undelete-car.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { claimChassis } from './vehicle-changes.ts';
import { vehicleStore } from './vehicle-store.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(undeleteCar, ({ body, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { vehicle } = await vehicles(actor).toChange(body.id);
    if (!vehicle.deleted) return { id: body.id };
    const restored = { ...vehicle, deleted: 0 as const, date_end: null };
    return commit(
      [
        vehicleStore.update(vehicle, restored),
        ...claimChassis(vehicle),
        recordEvent(actor, 'car', body.id, 'car_undeleted', {}),
      ],
      { id: body.id },
    );
  }),
);
