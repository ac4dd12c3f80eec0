import { dayWarnings } from '#shared/assignments/planned.ts';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { isDataMissing, looksLikeChassisNumber } from '#shared/fleet/vehicle.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import fleetTexts from '#shared/messages/en/fleet.json' with { type: 'json' };
import { today } from '#functions/platform/runtime/clock.ts';
import { copiedValues } from '#functions/platform/records/copied-values.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(addCar, async ({ body: { start_date, like, ...body }, actor, commit }) => {
  const fleet = vehicles(actor);
  await fleet.assertMayAssign(body.related_employee_id ?? 0);
  const { id, numbers, rows, currency } = await fleet.begin(body.currency);
  const values =
    like === undefined ? numbers : await copiedValues(actor, 'car', (await fleet.see(like)).vehicle, {}, numbers);
  const sent = { related_employee_id: 0, ...body, currency };
  const { value, issues, writes } = await fleet.plan(id, sent, start_date, { numbers: values });
  assertNoIssues(
    // The day of a new driver has another name here.
    issues.map((each) => (each.path === 'change_date' ? { ...each, path: 'start_date' } : each)),
    isDataMissing(issues) ? 'missing_data' : 'invalid',
    fleetTexts.field,
  );
  const warnings = [
    ...(fleet.hasDuplicatePlate(rows, value) ? (['duplicate_plate'] as const) : []),
    ...(value.chassis_number !== null && !looksLikeChassisNumber(value.chassis_number)
      ? (['chassis_format'] as const)
      : []),
    ...dayWarnings(start_date, today()),
  ];
  return commit(writes, { id, warnings });
});
