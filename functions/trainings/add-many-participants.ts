import { addManyParticipants } from '#shared/contract/trainings/add-many-participants.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { peopleRun } from './people-run.ts';
import { ADD_KIND } from './participant-runs.ts';

export const handler = serve(addManyParticipants, async ({ body, actor, commit }) =>
  launchRun(await peopleRun(actor, ADD_KIND, body), commit),
);
