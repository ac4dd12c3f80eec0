import { invite } from '#shared/contract/trainings/invite.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { INVITE_KIND } from './participant-runs.ts';
import { peopleRun } from './people-run.ts';

export const handler = serve(invite, async ({ body: { message = null, ...chosen }, actor, commit }) =>
  launchRun(await peopleRun(actor, INVITE_KIND, { ...chosen, message }), commit),
);
