import { addProgram } from '#shared/contract/trainings/add-program.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { newProgram } from './new-program.ts';

export const handler = serve(addProgram, async ({ body, actor, commit }) => {
  const { issues, writes, id, training_id } = await newProgram(actor, body);
  assertNoIssues(issues, 'form_invalid');
  return commit(writes, { id, training_id });
});
