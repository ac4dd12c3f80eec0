import { eraseConfirm } from '#shared/contract/people/erase-confirm.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { readToConfirm } from './erasing.ts';
import { saveErasure } from '#functions/platform/directory/erasures.ts';
import { PERSON_ERASE_KIND, personEraseRights, type PersonEraseInput } from './person-data.ts';

export const handler = serve(eraseConfirm, async ({ body: { employee_id }, actor, commit }) => {
  const before = await readToConfirm(actor, employee_id);
  const input: PersonEraseInput = { employee_id };
  // The name of the person would stay in the title.
  const title = { name: 'erasePerson', values: { number: employee_id } } as const;
  const run = await startRun({ kind: PERSON_ERASE_KIND, title, input, actor, permission: personEraseRights });
  const confirmed = saveErasure(before, { ...before, state: 'running', run_id: run.runId });
  const answer = await commit([...run.writes, confirmed], { run_id: run.runId });
  await run.begin(answer.run_id);
  return answer;
});
