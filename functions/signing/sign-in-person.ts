import { signInPerson } from '#shared/contract/signing/sign-in-person.ts';
import { contracts } from '#functions/contracts/contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assertInPerson } from './waiting-for.ts';
import { planInPerson } from './in-person.ts';

export const handler = serve(signInPerson, ({ body: { contract_id: id, signer_id: signer }, actor, commit }) => {
  assertInPerson(actor);
  return retryUnversioned(undefined, async () => {
    const { writes, url, expires_at } = planInPerson(actor, await contracts(actor).toChange(id), signer);
    return commit(writes, { url, expires_at });
  });
});
