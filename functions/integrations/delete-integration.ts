import { deleteIntegration } from '#shared/contract/integrations/delete-integration.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { removeCredentials } from './credentials.ts';
import { updateIntegrationWrites, storedIntegration } from './integration-store.ts';
import { presentIntegration } from './integration-wire.ts';
import { noPushUnderWay } from './push-under-way.ts';

/**
 * The record of a deleted integration stays, inactive and without credentials, since pushes and closed months name it.
 */
export const handler = serve(deleteIntegration, async ({ body: { integration_id: id, version }, actor, commit }) => {
  await editRecord({
    of: ['integration', id],
    version,
    commit: async (writes, answer) => {
      await commit(writes, { id });
      return answer;
    },
    read: () => storedIntegration(id),
    present: presentIntegration,
    plan: async (before) => {
      const stillFree = await noPushUnderWay(id);
      const after = { ...before, active: 0 as const, credentials: null };
      const isDone = before.active === 0 && before.credentials === null;
      const payload = { name: before.name };
      const audit = recordEvent(actor, { object: 'integration', id, type: 'integration_disconnected', payload });
      const writes = isDone ? [] : [...updateIntegrationWrites(before, after), ...stillFree, audit];
      return { writes, answer: () => undefined, saved: forgetActors };
    },
  });
  // A call that stopped before this point is made again.
  await removeCredentials(id);
  return { id };
});
