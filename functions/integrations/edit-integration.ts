import { editIntegration } from '#shared/contract/integrations/edit-integration.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertFits, changesOf, patchIntegration } from './integration-edit.ts';
import { updateIntegrationWrites, storedIntegration } from './integration-store.ts';
import { presentIntegration } from './integration-wire.ts';

export const handler = serve(editIntegration, ({ body: { integration_id: id, version, ...sent }, actor, commit }) =>
  editRecord({
    of: ['integration', id],
    version,
    commit,
    read: () => storedIntegration(id),
    present: presentIntegration,
    plan: async (before) => {
      const after = patchIntegration(before, sent);
      await assertFits(before, after);
      const changes = changesOf(before, after);
      const audit = recordEvent(actor, {
        object: 'integration',
        id,
        type: 'integration_changed',
        payload: { changes, name: after.name },
      });
      const writes = changes.length === 0 ? [] : [...updateIntegrationWrites(before, after), audit];
      return { writes, answer: (saved) => ({ id, version: saved }), saved: forgetActors };
    },
  }),
);
