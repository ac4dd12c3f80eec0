import { undeleteCar } from '#shared/contract/fleet/undelete-car.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { restoreVehicle } from './vehicle-acts.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(undeleteCar, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { vehicle } = await vehicles(actor).toChange(id);
    const writes = restoreVehicle(actor, vehicle);
    return writes.length === 0 ? { id } : commit(writes, { id });
  }),
);
