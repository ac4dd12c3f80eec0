import { updateStatus } from '#shared/contract/trainings/update-status.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { changeOutcome } from './change-outcome.ts';

export const handler = serve(updateStatus, ({ body: { status: value, ...chosen }, actor, commit }) =>
  changeOutcome(actor, { ...chosen, field: 'status', value }, { commit }),
);
