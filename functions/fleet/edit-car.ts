import { judgedFor } from '#shared/contract/fleet/car-edit.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import fleetTexts from '#shared/messages/en/fleet.json' with { type: 'json' };
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { pushUnchanged } from './payroll-lock.ts';
import { vehicles } from './vehicles.ts';
import { carOutOf } from './vehicle-wire.ts';

export const handler = serve(editCar, ({ body: { car_id, version, change_date, ...sent }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const fleet = vehicles(actor);
    const seen = await fleet.seeToChange(car_id);
    const { vehicle } = seen;
    const body = judgedFor(vehicle.type, sent);
    if (vehicle.deleted) throw new AppError('archived', { detail: 'This vehicle is archived. Unarchive it first.' });
    if (version !== undefined && version !== vehicle.version)
      throw staleVersion(carOutOf(vehicle, seen.driver, actor), vehicle.version);
    const { value, issues, writes, changed } = await fleet.plan(car_id, body, change_date, seen);
    assertNoIssues(issues, 'invalid', fleetTexts.field);
    const warnings = (await fleet.duplicatePlate(value)) ? (['duplicate_plate'] as const) : [];
    if (!changed) return { id: car_id, version: vehicle.version, warnings: [...warnings] };
    return commit([...writes, pushUnchanged(car_id, seen.pushedMonths)], {
      id: car_id,
      version: vehicle.version + 1,
      warnings: [...warnings],
    });
  }),
);
