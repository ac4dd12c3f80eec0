import { correctBalance } from '#shared/contract/days-off/correct-balance.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { planCorrections } from './corrections.ts';

export const handler = serve(correctBalance, ({ body: { employee_id: employeeId, ...correction }, actor, commit }) =>
  retryLost(async () => {
    const { id } = await visiblePerson(actor, employeeId);
    return commit(await planCorrections(actor, id, [correction]), { id });
  }),
);
