import { listAvailablePrograms } from '#shared/contract/trainings/list-available-programs.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { programs } from './programs.ts';

export const handler = serve(listAvailablePrograms, async ({ actor }) => ({
  programs: await programs(actor).available(),
}));
