import { deviceOf } from '#shared/audit/device.ts';
import { listSignIns } from '#shared/contract/session/list-sign-ins.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { liveSignIns } from './own-sign-ins.ts';

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The sign-ins of the caller, which are the support user's while they act as somebody else. */
export const handler = serve(listSignIns, async ({ subject, signedInAt: current }) => ({
  data: (await liveSignIns(subject)).map(({ signedInAt, seenAt, address, agent = '' }) => {
    const { browser = null, system = null } = deviceOf(agent);
    return {
      id: signedInAt,
      browser,
      system,
      address: address ?? null,
      signed_in_at: instant(signedInAt),
      last_seen_at: instant(seenAt),
      current: signedInAt === current ? (1 as const) : (0 as const),
    };
  }),
}));
