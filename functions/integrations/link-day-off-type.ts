import { linkDayOffType } from '#shared/contract/integrations/link-day-off-type.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { updateIntegrationWrites, storedIntegration } from './integration-store.ts';
import { changeCode } from './mapping.ts';

export const handler = serve(linkDayOffType, ({ body, actor, commit }) =>
  retryLost(async () => {
    const { integration_id: id, type_id, statute = null, part = null, payroll_day_off_type_id: code } = body;
    const stored = await storedIntegration(id);
    const { after, before, typeName } = await changeCode(stored, { type_id, statute, part }, code, actor);
    const old = before?.payroll_day_off_type_id ?? null;
    if ((old ?? '') === code) return { id };
    const payload = { type_name: typeName, statute, part, old, new: code === '' ? null : code };
    const audit = recordEvent(actor, { object: 'integration', id, type: 'day_off_type_linked', payload });
    return commit([...updateIntegrationWrites(stored, after), audit], { id });
  }),
);
