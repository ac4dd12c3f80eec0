import { deleteCarPermanently } from '#shared/contract/fleet/delete-car-permanently.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleName, type Vehicle } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { removeDocumentsOf } from '#functions/platform/documents/purge.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { removing } from '#functions/platform/storage/removal.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { unreferencedCheck } from './assert-unreferenced.ts';
import { PUSHED_PART } from './payroll-lock.ts';
import { vehicleStore } from './vehicle-store.ts';
import { vehicles } from './vehicles.ts';

const planRemoval = async (actor: Actor, vehicle: Vehicle, wasPushed: boolean): Promise<Write[]> => [
  vehicleStore.remove(vehicle),
  ...(wasPushed ? [vehicleStore.removePart(vehicle.id, PUSHED_PART)] : []),
  ...(await removeDocumentsOf('car', vehicle.id)),
  recordEvent(actor, {
    object: 'car',
    id: vehicle.id,
    type: 'car_deleted_permanently',
    payload: { name: vehicleName(vehicle) },
  }),
];

export const handler = serve(deleteCarPermanently, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { vehicle, pushedMonths } = await vehicles(actor).see(id);
    if (!vehicle.deleted)
      throw new AppError('not_archived', { detail: 'Only an archived vehicle can be deleted permanently.' });
    return removing({ type: vehicleStore.type, id }, async (finish) => {
      (await unreferencedCheck())(vehicle);
      return commit([...(await planRemoval(actor, vehicle, pushedMonths.length > 0)), finish], { id });
    });
  }),
);
