import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { serve } from '#functions/http/serve.ts';
import { employeeBrief } from '#functions/people/employees.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(getCarDetails, async ({ params, actor }) => {
  const fleet = vehicles(actor);
  const seen = await fleet.see(params.id);
  const driverId = seen.vehicle.related_employee_id;
  const [details, driver] = await Promise.all([fleet.details(seen), driverId > 0 ? employeeBrief(driverId) : null]);
  return { details, car_policy_details: null, employee_details: driver ?? null, custom_fields: [] };
});
