import { undeleteProgram } from '#shared/contract/trainings/undelete-program.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planProgramReturn } from './program-changes.ts';
import { programs } from './programs.ts';

export const handler = serve(undeleteProgram, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await programs(actor).toChange(id);
    return before.deleted === 0 ? { id } : commit(planProgramReturn(actor, before), { id });
  }),
);
