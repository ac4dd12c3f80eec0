import { eraseCancel } from '#shared/contract/people/erase-cancel.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readToCallOff } from './erasing.ts';
import { removeErasure } from '#functions/platform/directory/erasures.ts';

export const handler = serve(eraseCancel, async ({ body: { employee_id }, actor, commit }) => {
  const before = await readToCallOff(actor, employee_id);
  const told = recordEvent(actor, 'employee', employee_id, 'erasure_called_off', { employee_id });
  return commit([removeErasure(before), told], { employee_id });
});
