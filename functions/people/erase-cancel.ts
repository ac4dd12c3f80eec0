import { eraseCancel } from '#shared/contract/people/erase-cancel.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readToCallOff } from './erasing.ts';
import { removeErasure } from '#functions/platform/directory/erasures.ts';

export const handler = serve(eraseCancel, async ({ body: { employee_id }, actor, commit }) => {
  const before = await readToCallOff(actor, employee_id);
  const told = recordEvent(actor, {
    object: 'employee',
    id: employee_id,
    type: 'erasure_called_off',
    payload: { employee_id },
  });
  return commit([removeErasure(before), told], { employee_id });
});
