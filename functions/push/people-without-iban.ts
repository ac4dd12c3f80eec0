import { peopleWithoutIban } from '#shared/contract/push/people-without-iban.ts';
import { suggestedMonth } from '#shared/push/month.rules.ts';
import { storedIntegration } from '#functions/integrations/integration-store.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readMonth } from './month.ts';
import { withoutIban } from './without-iban.ts';

export const handler = serve(peopleWithoutIban, async ({ params }) => {
  const { people } = await readMonth(await storedIntegration(params.id), suggestedMonth(today()));
  return { employee_ids: [...(await withoutIban(people))] };
});
