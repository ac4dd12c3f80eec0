import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { idParam } from '#shared/values/wire.ts';

export const checkPayrollMonthPushed = endpoint({
  id: 'fleet.checkPayrollMonthPushed',
  method: 'GET',
  path: '/api/cars/payrollMonthPushed',
  permission: 'fleet:read',
  summary: 'Whether the payroll month of that date was pushed for a person, or of a vehicle; nobody has none',
  query: z.strictObject({ employee_id: idParam.optional(), car_id: idParam.optional(), date: wireDate }),
  response: z.object({ is_pushed: z.boolean() }),
  errors: ['not_found'],
});
