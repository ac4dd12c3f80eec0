import { endOtherSignIns } from '#shared/contract/session/end-other-sign-ins.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { endingOf } from './ending-of.ts';
import { liveSignIns } from './own-sign-ins.ts';

/** How many end in one transaction, with a line in the audit log each; nobody has as many. */
const ENDED_MAX = 45;

export const handler = serve(endOtherSignIns, async ({ actor, subject, signedInAt: current, commit }) => {
  const others = (await liveSignIns(subject)).filter(({ signedInAt }) => signedInAt !== current).slice(0, ENDED_MAX);
  return commit(
    others.flatMap((other) => endingOf(actor, subject, other)),
    { count: others.length },
  );
});
