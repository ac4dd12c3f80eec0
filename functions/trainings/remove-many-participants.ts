import { removeManyParticipants } from '#shared/contract/trainings/remove-many-participants.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { peopleRun } from './people-run.ts';
import { REMOVE_KIND } from './participant-runs.ts';

export const handler = serve(removeManyParticipants, async ({ body, actor, commit }) =>
  launchRun(await peopleRun(actor, REMOVE_KIND, body), commit),
);
