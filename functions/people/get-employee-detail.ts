import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { serve } from '#functions/http/serve.ts';
import { employeeOutOf } from './employee-wire.ts';
import { storedPerson } from './stored-person.ts';

export const handler = serve(getEmployeeDetail, async ({ params, actor }) => ({
  employee: employeeOutOf(await storedPerson(actor, params.id), actor),
}));
