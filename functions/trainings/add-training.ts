import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { addTraining } from '#shared/contract/trainings/add-training.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { newProgram } from './new-program.ts';
import { programToJoin, teamIssues } from './program-rules.ts';
import { planTrainingChange } from './training-changes.ts';
import { trainingStore } from './training-store.ts';

type Body = EndpointInput<typeof addTraining>['body'];
type NewTraining = { readonly id: number; readonly writes: readonly Write[] };

/** A one-off course, or a session of a program that exists. Throws the issues. */
const newTraining = async (actor: Actor, body: Body): Promise<NewTraining> => {
  const { program_id = null, program_name: _, programName: __, isFirstSession, ...fields } = body;
  const [program, unknown, id, numberOf] = await Promise.all([
    programToJoin(program_id, 'program_id'),
    teamIssues(fields),
    trainingStore.reserveIds(),
    autoNumbers('training'),
  ]);
  const order = { actor, id, before: undefined, body: fields, program_id, isFirst: isFirstSession === 1 };
  const planned = planTrainingChange({ ...order, numbers: numberOf(0) });
  assertNoIssues([...planned.issues, ...unknown], 'form_invalid');
  return { id, writes: [...planned.writes, ...program] };
};

/** The first session of a new program, with that program. Throws the issues. */
const newFirstSession = async (actor: Actor, body: Body): Promise<NewTraining> => {
  const { program_id: _, ...ofBoth } = body;
  const { issues, writes, training_id: id } = await newProgram(actor, ofBoth);
  assertNoIssues(issues, 'form_invalid');
  return { id: id!, writes };
};

export const handler = serve(addTraining, async ({ body, actor, commit }) => {
  const isOfNewProgram = body.isFirstSession === 1 && (body.program_id ?? null) === null;
  const { id, writes } = await (isOfNewProgram ? newFirstSession : newTraining)(actor, body);
  return commit(writes, { id, version: 1 });
});
