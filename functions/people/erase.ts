import { erase } from '#shared/contract/people/erase.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { readToAsk } from './erasing.ts';
import { saveErasure } from '#functions/platform/directory/erasures.ts';

export const handler = serve(erase, async ({ body: { employee_id, reason }, actor, commit }) => {
  await readToAsk(actor, employee_id);
  const asked = saveErasure(undefined, {
    employee_id,
    state: 'asked',
    asked_by: { user_id: actor.user_id, name: actor.name },
    asked_at: now().toISOString(),
    reason: reason || null,
    run_id: null,
    steps: 0,
    erased_at: null,
  });
  return commit(
    [
      asked,
      recordEvent(actor, { object: 'employee', id: employee_id, type: 'erasure_asked', payload: { employee_id } }),
    ],
    {
      employee_id,
    },
  );
});
