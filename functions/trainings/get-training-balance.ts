import { getTrainingBalance } from '#shared/contract/trainings/get-training-balance.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { balanceOfPerson } from './person-balance.ts';

export const handler = serve(getTrainingBalance, async ({ params: { employee_id: id }, query: { year }, actor }) =>
  balanceOfPerson(await visiblePerson(actor, id), year),
);
