import { deleteProgram } from '#shared/contract/trainings/delete-program.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planProgramDeletion } from './program-changes.ts';
import { programs } from './programs.ts';

export const handler = serve(deleteProgram, ({ body: { id, sessions }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await programs(actor).toChange(id);
    if (before.deleted === 1) return { id };
    const { session_count: count } = await programs(actor).rowOf(id);
    return commit(planProgramDeletion(actor, before, sessions, count), { id });
  }),
);
