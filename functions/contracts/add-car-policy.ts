import { addCarPolicy } from '#shared/contract/contracts/add-car-policy.ts';
import { periodsAhead } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { vehicleSight } from '#functions/fleet/vehicle-sight.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { planPolicy } from './make-policy.ts';

/** The person who has the vehicle, or who will have it first. */
const driverOf = async (actor: Actor, id: number): Promise<number> => {
  const { related_employee_id: driver, periods } = await vehicleSight.see(actor, id);
  const next = driver > 0 ? driver : (periodsAhead(periods, today())[0]?.employee_id ?? 0);
  if (next === 0) throw new AppError('form_invalid', { fields: [issue('car_id', 'not_held')] });
  return next;
};

export const handler = serve(
  addCarPolicy,
  async ({ body: { car_id, template_id, isPartner }, actor, commit }) => {
    const { id, writes } = await planPolicy(actor, {
      employee_id: await driverOf(actor, car_id),
      things: [{ object_type: 'car', object_id: car_id, path: 'car_id' }],
      thingsPath: 'car_id',
      template_id,
      isPartner,
      kind: 'policy',
      types: ['car_policy'],
    });
    return commit(writes, { contract_id_inserted: id });
  },
  ({ actor }) => assertMay(actor, 'fleet:read'),
);
