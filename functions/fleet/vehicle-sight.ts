import { answerableFor } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { vehicleName, type Vehicle } from '#shared/fleet/vehicle.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import { holderAccess, type HolderRules } from '#functions/platform/assignments/holder-access.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import { vehicleIndex, vehicleStore } from './vehicle-store.ts';

export const vehicleHolders: HolderRules = {
  write: kindFacts.car.write,
  forbiddenDetail: 'This vehicle belongs to nobody in your teams.',
};

export const vehicleSight: RecordSight<Vehicle> = {
  store: vehicleStore,
  nameOf: vehicleName,
  async see(actor, id) {
    const [stored] = await Promise.all([vehicleStore.get(id), employeeCollection.refresh()]);
    if (!stored) throw new AppError('not_found');
    await holderAccess(vehicleHolders, actor).assertSees(answerableFor(stored, stored.related_employee_id));
    return stored;
  },
  refusal: (actor, stored) =>
    holderAccess(vehicleHolders, actor).refusal(answerableFor(stored, stored.related_employee_id)),
  async names(actor) {
    const rows = await vehicleIndex(vehicleContext(actor));
    return (id) => rows.get(id)?.name ?? null;
  },
};
