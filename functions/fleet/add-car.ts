import { addCar } from '#shared/contract/fleet/add-car.ts';
import { looksLikeChassisNumber } from '#shared/fleet/vehicle.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/http/serve.ts';
import { vehicleStore } from './vehicle-store.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(addCar, async ({ body, actor, commit }) => {
  const fleet = vehicles(actor);
  await fleet.assertMayAssign(body.related_employee_id ?? 0);
  const draft = await fleet.plan(0, body, null);
  assertNoIssues(
    draft.issues,
    draft.issues.some((found) => found.code.startsWith('please_fill')) ? 'missing_data' : 'invalid',
  );
  const id = await vehicleStore.reserveIds();
  const { value, writes } = await fleet.plan(id, body, null);
  const warnings = [
    ...((await fleet.duplicatePlate(value)) ? (['duplicate_plate'] as const) : []),
    ...(value.chassis_number !== null && !looksLikeChassisNumber(value.chassis_number)
      ? (['chassis_format'] as const)
      : []),
  ];
  return commit(writes, { id, warnings });
});
