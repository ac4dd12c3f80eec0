import { deleteCarPermanently } from '#shared/contract/fleet/delete-car-permanently.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { removeDocumentsOf } from '#functions/platform/documents/purge.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { removing } from '#functions/platform/storage/removal.ts';
import { unreferencedCheck } from './assert-unreferenced.ts';
import { PUSHED_PART } from './payroll-lock.ts';
import { vehicleStore } from './vehicle-store.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(deleteCarPermanently, async ({ body, actor, commit }) => {
  const { vehicle, pushedMonths } = await vehicles(actor).see(body.id);
  if (!vehicle.deleted)
    throw new AppError('not_archived', { detail: 'Only an archived vehicle can be deleted permanently.' });
  return removing({ type: vehicleStore.type, id: body.id }, async (finish) => {
    (await unreferencedCheck())(vehicle);
    const writes = [
      vehicleStore.remove(vehicle),
      finish,
      ...(pushedMonths.length > 0 ? [vehicleStore.removePart(body.id, PUSHED_PART)] : []),
      ...(await removeDocumentsOf('car', body.id)),
      recordEvent(actor, {
        object: 'car',
        id: body.id,
        type: 'car_deleted_permanently',
        payload: { name: vehicleName(vehicle) },
      }),
    ];
    return commit(writes, { id: body.id });
  });
});
