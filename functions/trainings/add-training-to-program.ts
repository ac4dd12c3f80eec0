import { addTrainingToProgram } from '#shared/contract/trainings/add-training-to-program.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { programs } from './programs.ts';

export const handler = serve(addTrainingToProgram, ({ body, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { training_id: id, program_id: program } = body;
    return commit(await programs(actor).planJoin(id, program), { id });
  }),
);
