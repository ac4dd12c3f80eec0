import { undeleteTraining } from '#shared/contract/trainings/undelete-training.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { courses } from './courses.ts';
import { tellMovedNow } from './tell-moved.ts';
import { planTrainingArchive } from './training-changes.ts';
import { trainingStore } from './training-store.ts';

const WITH_PROGRAM = 'It was deleted with its program. Bring the program back first.';

export const handler = serve(undeleteTraining, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const seen = await courses(actor).toChange(id);
    if (seen.deleted === 0) return { id, version: seen.version };
    const stored = await trainingStore.get(id);
    if (stored?.deleted !== 1) throw new AppError('archived', { detail: WITH_PROGRAM });
    const answer = await commit(planTrainingArchive(actor, stored, 0), { id, version: stored.version + 1 });
    await tellMovedNow(id);
    return answer;
  }),
);
