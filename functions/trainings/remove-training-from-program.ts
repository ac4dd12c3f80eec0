import { removeTrainingFromProgram } from '#shared/contract/trainings/remove-training-from-program.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { programs } from './programs.ts';

export const handler = serve(removeTrainingFromProgram, ({ body: { training_id: id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const writes = await programs(actor).planLeave(id);
    return writes.length === 0 ? { id } : commit(writes, { id });
  }),
);
