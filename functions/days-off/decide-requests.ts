import { decideRequests } from '#shared/contract/days-off/decide-requests.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMessage } from './decisions.ts';
import { decideMany, decideOne } from './decide.ts';

export const handler = serve(decideRequests, ({ body, actor, commit }) => {
  const { request_ids: sent, decision, message = null } = body;
  const ids = [...new Set(sent)];
  assertMessage({ decision, message });
  const [only] = ids;
  return ids.length === 1 && only !== undefined
    ? decideOne(actor, only, { decision, message }, commit)
    : decideMany(actor, ids, { decision, message }, commit);
});
