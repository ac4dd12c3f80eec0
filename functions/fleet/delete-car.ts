import { deleteCar } from '#shared/contract/fleet/delete-car.ts';
import { endPeriod } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { releaseChassis } from './vehicle-changes.ts';
import { vehicleStore } from './vehicle-store.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(deleteCar, ({ body, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const fleet = vehicles(actor);
    const { vehicle } = await fleet.toChange(body.id);
    if (vehicle.deleted) return { id: body.id };
    // A blank date is refused only while the integration takes end dates.
    if (!body.date_end && fleet.context.endDatePush) assertNoIssues([issue('date_end', 'please_fill_end_date')]);
    const date = body.date_end ?? today();
    const { issues, periods } = endPeriod(vehicle.periods, date);
    assertNoIssues(issues, 'period_overlap');
    const archived = { ...vehicle, deleted: 1 as const, date_end: date, related_employee_id: 0, periods: [...periods] };
    const writes = [
      vehicleStore.update(vehicle, archived),
      ...releaseChassis(vehicle),
      recordEvent(actor, 'car', body.id, 'car_deleted', { date_end: toDmyOrNull(date) }),
    ];
    return commit(writes, { id: body.id });
  }),
);
