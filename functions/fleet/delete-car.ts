import { deleteCar } from '#shared/contract/fleet/delete-car.ts';
import { dayWarnings } from '#shared/assignments/planned.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { endUse } from './vehicle-acts.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(deleteCar, ({ body: { id, date_end: dateEnd }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const fleet = vehicles(actor);
    const { vehicle } = await fleet.toChange(id);
    const { day, writes } = endUse(actor, vehicle, { dateEnd, context: fleet.context });
    return writes.length === 0 ? { id } : commit(writes, { id, warnings: dayWarnings(day, today()) });
  }),
);
