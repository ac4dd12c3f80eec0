import { undeleteProgram } from '#shared/contract/trainings/undelete-program.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { planProgramReturn } from './program-changes.ts';
import { programs } from './programs.ts';
import { tellSessions } from './told-sessions.ts';

export const handler = serve(undeleteProgram, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await programs(actor).toChange(id);
    if (before.deleted === 0) return { id };
    const told = before.sessions_fate === 'delete' ? await tellSessions(id) : undefined;
    const answer = await commit([...planProgramReturn(actor, before), ...(told?.writes ?? [])], { id });
    await told?.tell();
    return answer;
  }),
);
