import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { briefNow } from '#functions/platform/directory/employee-briefs.ts';
import { readVehicleDetails } from './vehicle-pages.ts';

export const handler = serve(getCarDetails, async ({ params, actor }) => {
  const { details, driverId, custom_fields, policy, receipt_owed } = await readVehicleDetails(actor, params.id);
  const employee_details = (await briefNow(driverId)) ?? null;
  return { details, car_policy_details: policy, receipt_owed, employee_details, custom_fields };
});
