import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { editTraining } from '#shared/contract/trainings/edit-training.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Training } from '#shared/trainings/training.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { presentTraining } from './course-index.ts';
import { courses } from './courses.ts';
import { fillFreedPlaces } from './places.ts';
import { programChange, teamIssues } from './program-rules.ts';
import { tellMovedNow } from './tell-moved.ts';
import { planTrainingChange } from './training-changes.ts';

const DELETED = 'This training is deleted. Bring it back first.';

type Change = Omit<EndpointInput<typeof editTraining>['body'], 'training_id' | 'version'>;

/** The writes of an edit, and what follows once they are saved. Throws the issues. */
const planEdit = async (actor: Actor, before: Training, { program_id: wanted, ...body }: Change) => {
  const { id } = before;
  const [{ seats_taken: taken }, unknown, { program_id, writes: joined }] = await Promise.all([
    courses(actor).rowOf('training', id),
    teamIssues(body),
    programChange(before, wanted),
  ]);
  const planned = planTrainingChange({ actor, id, before, body, program_id, taken, present: presentTraining });
  assertNoIssues([...planned.issues, ...unknown], 'form_invalid');
  const saved = async (): Promise<void> => {
    if (body.seats !== undefined) await fillFreedPlaces(id);
    if (planned.value.sequence > before.sequence) await tellMovedNow(id);
  };
  return { writes: [...planned.writes, ...joined], saved };
};

export const handler = serve(editTraining, ({ body: { training_id: id, version, ...body }, actor, commit }) =>
  editRecord({
    of: ['training', id],
    version,
    commit,
    read: () => courses(actor).toChange(id),
    archived: DELETED,
    present: presentTraining,
    plan: async (before) => ({
      ...(await planEdit(actor, before, body)),
      answer: (version) => ({ id, version }),
    }),
  }),
);
