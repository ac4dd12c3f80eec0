import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { addProgram } from '#shared/contract/trainings/add-program.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planProgramChange } from './program-changes.ts';
import { assertSegmentOfPeople, teamIssues } from './program-rules.ts';
import { planTrainingChange } from './training-changes.ts';
import { trainingStore } from './training-store.ts';

type Body = EndpointInput<typeof addProgram>['body'];
type NewProgram = { id: number; training_id: number | null; issues: Issue[]; writes: Write[] };

/** A new program, with its first session where the body asks for one; both ids come from one counter. */
export const newProgram = async (actor: Actor, body: Body): Promise<NewProgram> => {
  const { program_name, programName, mandatory_segment_id, valid_months, isFirstSession, ...session } = body;
  const hasSession = isFirstSession === 1;
  const [id, numberOfProgram, numberOfSession, unknown] = await Promise.all([
    trainingStore.reserveIds(hasSession ? 2 : 1),
    autoNumbers('program'),
    autoNumbers('training', hasSession ? 1 : 0),
    teamIssues(session),
    assertSegmentOfPeople(actor, mandatory_segment_id),
  ]);
  const program = planProgramChange({
    actor,
    id,
    before: undefined,
    body: { program_name, programName, mandatory_segment_id, valid_months },
    numbers: numberOfProgram(0),
  });
  // Without a first session the fields of one mean nothing.
  if (!hasSession) return { id, training_id: null, issues: program.issues, writes: program.writes };
  const training = planTrainingChange({
    actor,
    id: id + 1,
    before: undefined,
    body: session,
    program_id: id,
    isFirst: true,
    numbers: numberOfSession(0),
  });
  return {
    id,
    training_id: id + 1,
    issues: [...program.issues, ...training.issues, ...unknown],
    writes: [...program.writes, ...training.writes],
  };
};
