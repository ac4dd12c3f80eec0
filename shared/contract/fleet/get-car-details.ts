import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { policyDetails, receiptOwed } from '#shared/contract/contracts/policy.ts';
import { employeeBrief } from '#shared/contract/records/held-periods.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
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
    car_policy_details: policyDetails.nullable(),
    receipt_owed: receiptOwed,
    employee_details: employeeBrief.nullable(),
    custom_fields: z.array(customFieldOut),
  }),
  errors: ['not_found'],
});
