import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { anomalyOut, employeeIds, monthOfIntegration } from './push.ts';

export const listAnomalies = endpoint({
  id: 'push.listAnomalies',
  method: 'POST',
  path: '/api/daysOff/push/anomalies',
  permission: 'payroll:push',
  access: 'read',
  summary: 'What is odd about the days of these people in a month',
  body: z.strictObject({ ...monthOfIntegration, employee_ids: employeeIds }),
  response: z.object({ has_anomalies: z.boolean(), employees_with_anomalies: z.array(anomalyOut) }),
  errors: ['not_found', 'invalid'],
});
