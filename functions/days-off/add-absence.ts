import { addAbsence } from '#shared/contract/days-off/add-absence.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { planAbsence } from './absences.ts';
import { readDaysOff } from './days-off.ts';
import { requestStore } from './request-store.ts';

export const handler = serve(addAbsence, async ({ body, actor, commit }) => {
  const { employee_id: employeeId, end_date = null, certificate_until = null, ...rest } = body;
  const person = await findPerson(actor, employeeId);
  const [id, daysOff] = await Promise.all([requestStore.reserveIds(), readDaysOff()]);
  const fields = { ...rest, end_date, certificate_until };
  const { writes, warnings } = await planAbsence({ actor, daysOff, person, fields, id });
  return commit([...writes], { id, version: 1, warnings: [...warnings] });
});
