import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { writeCredentials } from './credentials.ts';
import { changeChecks, addCheck } from './integration-checks.ts';
import { updateIntegrationWrites, storedIntegration } from './integration-store.ts';
import { stateOf, type TriedCredentials } from './sign-in.ts';

/**
 * Keeps new credentials that work, and what is written about them. An integration that was disconnected is active
 * again. Of two who replace them at once the later one writes both the credentials and what is known of them anew.
 */
export const keepNewCredentials = async (
  actor: Actor,
  integrationId: number,
  { credentials, check }: TriedCredentials,
): Promise<Write[]> => {
  const [before, checks] = await Promise.all([
    storedIntegration(integrationId),
    changeChecks(integrationId, (kept) => addCheck(kept, check, null)),
  ]);
  await writeCredentials(integrationId, credentials);
  const { customer_code } = credentials;
  const active = before.credentials === null ? 1 : before.active;
  return [
    ...updateIntegrationWrites(before, { ...before, active, credentials: stateOf(actor, credentials) }),
    ...checks.writes,
    recordEvent(actor, {
      object: 'integration',
      id: integrationId,
      type: 'integration_reauthenticated',
      payload: {
        name: before.name,
        customer_code,
      },
    }),
  ];
};
