import { dismissFirstSteps } from '#shared/contract/home/dismiss-first-steps.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { firstStepsOf } from './first-steps.ts';
import { writeDismissed } from './first-steps-store.ts';

export const handler = serve(dismissFirstSteps, async ({ body: { dismissed }, actor, commit }) =>
  commit([writeDismissed(actor, dismissed)], await firstStepsOf(actor, { dismissed: dismissed === 1 })),
);
