import { updateResult } from '#shared/contract/trainings/update-result.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { changeOutcome } from './change-outcome.ts';

export const handler = serve(updateResult, ({ body: { result: value, ...chosen }, actor, commit }) =>
  changeOutcome(actor, { ...chosen, field: 'result', value }, { commit }),
);
