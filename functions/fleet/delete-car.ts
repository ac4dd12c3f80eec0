import { deleteCar } from '#shared/contract/fleet/delete-car.ts';
import { endIssues, endOn, withoutEnd } from '#shared/assignments/periods.ts';
import { dayWarnings } from '#shared/assignments/planned.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { vehicleDated } from '#shared/fleet/vehicle.dated.ts';
import { endOfUseIssues } from '#shared/fleet/vehicle.rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { vehicleClaims } from './vehicle-claims.ts';
import { vehicleStore } from './vehicle-store.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(deleteCar, ({ body: { id, date_end }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const fleet = vehicles(actor);
    const { vehicle } = await fleet.toChange(id);
    const isCorrection = vehicle.date_end !== null;
    // A blank date is refused only while the integration takes end dates.
    if (!date_end && fleet.context.endDatePush && !vehicle.deleted)
      assertNoIssues([issue('date_end', 'please_fill_end_date')]);
    const day = date_end ?? (vehicle.deleted ? vehicle.date_end : null) ?? today();
    if (day === vehicle.date_end) return { id };
    const periods = isCorrection ? withoutEnd(vehicle.periods, vehicle.date_end) : vehicle.periods;
    assertNoIssues(endIssues(periods, day, today(), 'date_end'), 'period_overlap');
    assertNoIssues(endOfUseIssues(vehicle, day), 'invalid');
    const ending = { ...vehicle, date_end: day, periods: [...endOn(periods, day)] };
    const ended = vehicleDated.asOf(ending, today());
    const writes = [
      vehicleStore.update(vehicle, ended),
      ...vehicleClaims.change(vehicle, ended),
      recordEvent(actor, 'car', id, 'car_deleted', { date_end: toDmy(day) }),
    ];
    return commit(writes, { id, warnings: dayWarnings(day, today()) });
  }),
);
