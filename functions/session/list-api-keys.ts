import { KEY_PREFIX, stateOfKey } from '#shared/api-keys/api-key.ts';
import { scopesToGive } from '#shared/api-keys/key-scopes.ts';
import { listApiKeys } from '#shared/contract/session/list-api-keys.ts';
import { toDmy } from '#shared/values/dates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { listKeys } from '#functions/platform/session/kept-keys.ts';
import { lastUseOf } from '#functions/platform/session/last-key-use.ts';

export const handler = serve(listApiKeys, async ({ actor }) => {
  const data = (await listKeys()).map(async (key) => ({
    id: key.id,
    name: key.name,
    begins: `${KEY_PREFIX}${key.id}_`,
    scopes: [...key.scopes],
    made_by: key.made_by_name,
    created_at: key.created_at,
    expires_on: toDmy(key.expires_on),
    last_used_at: await lastUseOf(key),
    revoked_at: key.revoked_at,
    state: stateOfKey(key, today()),
  }));
  return { data: await Promise.all(data), count: data.length, scopes: scopesToGive(actor) };
});
