import { addTraining } from '#shared/contract/trainings/add-training.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { programToJoin, teamIssues } from './program-rules.ts';
import { planTrainingChange } from './training-changes.ts';
import { trainingStore } from './training-store.ts';

export const handler = serve(addTraining, async ({ body: { program_id = null, ...body }, actor, commit }) => {
  const [program, unknown, id, numberOf] = await Promise.all([
    programToJoin(program_id, 'program_id'),
    teamIssues(body),
    trainingStore.reserveIds(),
    autoNumbers('training'),
  ]);
  const planned = planTrainingChange({ actor, id, before: undefined, body, program_id, numbers: numberOf(0) });
  assertNoIssues([...planned.issues, ...unknown], 'form_invalid');
  return commit([...planned.writes, ...program], { id });
});
