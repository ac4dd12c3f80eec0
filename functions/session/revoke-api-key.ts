import { revokeApiKey } from '#shared/contract/session/revoke-api-key.ts';
import { AppError } from '#shared/errors/problem.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { readApiKey } from '#functions/platform/session/api-keys.ts';
import { revokeKey } from '#functions/platform/session/kept-keys.ts';

export const handler = serve(revokeApiKey, async ({ body: { id }, actor, commit }) => {
  const key = await readApiKey(id);
  if (!key) throw new AppError('not_found');
  if (key.revoked_at !== null) return { id };
  const event = recordEvent(actor, {
    object: 'user',
    id: actor.user_id,
    type: 'api_key_revoked',
    payload: { key_name: key.name },
  });
  return commit([revokeKey(key, now()), event], { id });
});
