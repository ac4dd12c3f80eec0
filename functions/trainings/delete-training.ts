import { deleteTraining } from '#shared/contract/trainings/delete-training.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { courses } from './courses.ts';
import { tellMovedNow } from './tell-moved.ts';
import { planTrainingArchive } from './training-changes.ts';

export const handler = serve(deleteTraining, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const before = await courses(actor).toChange(id);
    if (before.deleted === 1) return { id, version: before.version };
    const answer = await commit(planTrainingArchive(actor, before, 1), { id, version: before.version + 1 });
    await tellMovedNow(id);
    return answer;
  }),
);
