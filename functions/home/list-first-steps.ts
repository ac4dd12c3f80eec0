import { listFirstSteps } from '#shared/contract/home/list-first-steps.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { firstStepsOf } from './first-steps.ts';

export const handler = serve(listFirstSteps, ({ actor }) => firstStepsOf(actor));
