import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { CHANGED_AT_ONCE_MAX } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { staleVersionError } from '#functions/platform/storage/saved-version.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planOutcome } from './participant-changes.ts';
import { UPDATE_KIND, type SeenVersions, type UpdateInput } from './participant-runs.ts';
import { participantOf } from './participant-store.ts';
import { participants } from './participants.ts';
import { peopleRun } from './people-run.ts';
import { fillFreedPlaces } from './places.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';

type Answer = { count: number; run_id: string | null };
type Commit = (writes: Write[], answer: Answer) => Promise<Answer>;

type Save = { readonly commit: Commit };

/** Throws `stale_version` with the participants that somebody else saved since they were seen. */
const assertSeen = (people: readonly Participant[], versions: SeenVersions | undefined): void => {
  const seen = new Map(versions?.map(({ employee_id: person, version }) => [person, version]));
  const saved = people.filter(({ employee_id: person, version }) => (seen.get(person) ?? version) !== version);
  if (saved.length === 0) return;
  const current = saved.map(({ employee_id, version, status, result }) => ({ employee_id, version, status, result }));
  throw staleVersionError({ participants: current }, Math.max(...saved.map(({ version }) => version)));
};

const changeFew = async (
  actor: Actor,
  ids: readonly number[],
  input: UpdateInput,
  { commit }: Save,
): Promise<Answer> => {
  const toChange = await participants(actor).manyToChange(ids);
  assertSeen(ids.map(toChange), input.versions);
  const plans = ids
    .map((id) => planOutcome(actor, toChange(id), input, today()))
    .filter(({ writes }) => writes.length > 0);
  const answer: Answer = { count: plans.length, run_id: null };
  return commit(
    plans.flatMap(({ writes }) => writes),
    answer,
  );
};

/**
 * Sets status or result of people of a training. Up to 24 participants are changed in one save, all or none; more, or some who do not
 * take part any more, go as a run, which tells about each of them.
 */
export const changeOutcome = async (actor: Actor, input: UpdateInput, save: Save): Promise<Answer> => {
  const { training_id: trainingId } = input;
  await participants(actor).inTraining(trainingId);
  const run = await peopleRun(actor, UPDATE_KIND, input);
  const people = [...new Set(input.employee_ids)];
  const present = people.flatMap((id) => {
    const row = participantOf(trainingId, id);
    return row?.deleted === 0 ? [row.id] : [];
  });
  if (people.length === 1 && present.length === 0)
    throw new AppError('not_found', { detail: 'This person does not take part.' });
  if (people.length > CHANGED_AT_ONCE_MAX || present.length < people.length) {
    if (input.versions) assertSeen(present.map(await participants(actor).manyToChange(present)), input.versions);
    const started = await launchRun(run, async (writes, { run_id }) => {
      const answer = await save.commit(writes, { count: present.length, run_id });
      return { run_id: answer.run_id ?? run_id };
    });
    return { count: present.length, run_id: started.run_id };
  }
  const attempt = (): Promise<Answer> => changeFew(actor, present, input, save);
  // Somebody who was faster between reading and writing is seen, and said, by reading once more.
  const answer = await retryLost(attempt, input.versions && 2);
  if (input.field === 'status') await fillFreedPlaces(trainingId);
  return answer;
};
