import { editTraining } from '#shared/contract/trainings/edit-training.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { presentTraining } from './course-index.ts';
import { courses } from './courses.ts';
import { fillFreedPlaces } from './places.ts';
import { teamIssues } from './program-rules.ts';
import { tellMovedNow } from './tell-moved.ts';
import { planTrainingChange } from './training-changes.ts';

const DELETED = 'This training is deleted. Bring it back first.';

export const handler = serve(editTraining, ({ body: { training_id: id, version, ...body }, actor, commit }) =>
  editRecord({
    of: ['training', id],
    version,
    commit,
    read: () => courses(actor).toChange(id),
    archived: DELETED,
    present: presentTraining,
    plan: async (before) => {
      const [{ seats_taken: taken }, unknown] = await Promise.all([
        courses(actor).rowOf('training', id),
        teamIssues(body),
      ]);
      const planned = planTrainingChange({ actor, id, before, body, taken, present: presentTraining });
      assertNoIssues([...planned.issues, ...unknown], 'form_invalid');
      const saved = async () => {
        if (body.seats !== undefined) await fillFreedPlaces(id);
        if (planned.value.sequence > before.sequence) await tellMovedNow(id);
      };
      return { writes: planned.writes, answer: (version) => ({ id, version }), saved };
    },
  }),
);
