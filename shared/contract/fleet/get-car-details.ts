import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { customFieldOut } from '#shared/contract/records/recorded.ts';
import { carDetails } from './car.ts';

export const getCarDetails = endpoint({
  id: 'fleet.getCarDetails',
  method: 'GET',
  path: '/api/cars/{id}/detail',
  permission: 'fleet:read',
  summary: 'One vehicle with its driver and payroll readiness',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    details: carDetails,
    car_policy_details: z.null(),
    employee_details: z
      .object({ id: z.int(), name: z.string(), avatar: z.string().nullable(), team_names: z.string() })
      .nullable(),
    custom_fields: z.array(customFieldOut),
  }),
  errors: ['not_found'],
});
