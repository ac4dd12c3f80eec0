import { deleteProgram } from '#shared/contract/trainings/delete-program.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planProgramDeletion } from './program-changes.ts';
import { programs } from './programs.ts';
import { tellSessions } from './told-sessions.ts';

export const handler = serve(deleteProgram, ({ body: { id, sessions }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await programs(actor).toChange(id);
    if (before.deleted === 1) return { id };
    const { session_count: count } = await programs(actor).rowOf(id);
    const told = sessions === 'delete' ? await tellSessions(id) : undefined;
    const writes = planProgramDeletion(actor, before, sessions, count);
    const answer = await commit([...writes, ...(told?.writes ?? [])], { id });
    await told?.tell();
    return answer;
  }),
);
