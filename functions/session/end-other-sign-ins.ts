import { endOtherSignIns } from '#shared/contract/session/end-other-sign-ins.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { endingOf } from './ending-of.ts';
import { liveSignIns } from './own-sign-ins.ts';

/** How many end in one transaction, with a line in the audit log each. */
const ENDED_AT_ONCE = 45;

export const handler = serve(endOtherSignIns, async ({ actor, subject, signedInAt: current, commit }) => {
  const others = (await liveSignIns(subject)).filter(({ signedInAt }) => signedInAt !== current);
  const endings = others.map((other) => endingOf(actor, subject, other));
  while (endings.length > ENDED_AT_ONCE) await transact(endings.splice(0, ENDED_AT_ONCE).flat());
  return commit(endings.flat(), { count: others.length });
});
