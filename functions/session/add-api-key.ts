import { apiKeyIssues } from '#shared/api-keys/api-key.rules.ts';
import { scopesToGive } from '#shared/api-keys/key-scopes.ts';
import { addApiKey } from '#shared/contract/session/add-api-key.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { createKey } from '#functions/platform/session/kept-keys.ts';
import { userStore } from '#functions/platform/session/users.ts';

export const handler = serve(addApiKey, async ({ body, actor, commit }) => {
  assertNoIssues(apiKeyIssues(body, { today: today(), toGive: scopesToGive(actor) }), 'form_invalid');
  const scopes = [...new Set(body.scopes)];
  const id = await userStore.reserveIds();
  const maker = { made_by: actor.user_id, made_by_name: actor.name, created_at: now().toISOString() };
  const { key, write } = createKey({ ...body, ...maker, id, scopes });
  const payload = { key_name: body.name, scopes, expires_on: toDmy(body.expires_on) };
  return commit([write, recordEvent(actor, { object: 'user', id: actor.user_id, type: 'api_key_added', payload })], {
    id,
    key,
  });
});
