import { AppError } from '#shared/errors/problem.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { firstDayOf } from '#shared/trainings/training.rules.ts';
import { assignToMany } from '#functions/platform/assignments/assign-to-many.ts';
import { personItems } from '#functions/platform/people-list/people-items.ts';
import { itemKind, type ItemOutcome } from '#functions/platform/runs/run-kind.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { assertVersion } from '#functions/platform/storage/saved-version.ts';
import { planOutcome, planRemoval, type ParticipantPlan } from './participant-changes.ts';
import { ADD_KIND, REMOVE_KIND, UPDATE_KIND, type PeopleInput, type UpdateInput } from './participant-runs.ts';
import { participantCollection, participantOf, participantStore } from './participant-store.ts';
import { participants } from './participants.ts';
import { fillFreedPlaces, planAdding } from './places.ts';

/** Adding and removing go one at a time with this pace (docs/areas/trainings.md#limits). */
const PACE_MS = 500;

const object = 'training_employee';

/** Adds each person, in order, since places are given in the order in which people are added. */
export const addParticipantsRun = assignToMany<PeopleInput, object>({
  kind: ADD_KIND,
  object,
  permission: 'trainings:participants',
  paceMs: PACE_MS,
  groupMax: 1,
  inFlight: 1,
  failure: (message) => `unable to add person: ${message}`,
  reserveIds: participantStore.reserveIds,
  prepare: async () => ({}),
  assign: async ({ employeeId, id, numbers, person }, { training_id: trainingId }, { actor }) => {
    const training = await participants(actor).trainingToChange(trainingId);
    person(firstDayOf(training));
    const adding = await planAdding({ actor, training, employeeId, id, numbers });
    return 'existing' in adding ? { existing: adding.existing.id } : adding;
  },
  finish: async (_, { done, failed }) => ({ object, added: done, failed }),
});

/** The participants of a chunk by person, read together. */
type Present = ReadonlyMap<number, Participant>;

const readPresent = async (trainingId: number, employeeIds: readonly number[]): Promise<Present> => {
  await participantCollection.refresh();
  const ids = employeeIds.flatMap((id) => participantOf(trainingId, id)?.id ?? []);
  const stored = await participantStore.getMany(ids);
  return new Map(stored.map((one) => [one.employee_id, one]));
};

type ToChange = { readonly trainingId: number; readonly present: Present };

const outcomeOf = (before: Participant, { writes }: ParticipantPlan): ItemOutcome => ({
  writes,
  ref: { object, id: before.id },
  ...(writes.length > 0 && { undo: { before, version: before.version + 1 } }),
});

/** Removes each person; who was removed already is done. */
export const removeParticipantsRun = itemKind<PeopleInput, number, ToChange>({
  kind: REMOVE_KIND,
  permission: 'trainings:participants',
  paceMs: PACE_MS,
  groupMax: 15,
  inFlight: 3,
  failure: (message) => `Unable to remove person: ${message}`,
  expand: ({ employee_ids }, { actor }) => personItems(employee_ids, actor),
  prepare: async ({ training_id: trainingId }, ids) => ({ trainingId, present: await readPresent(trainingId, ids) }),
  apply: async (employeeId, { trainingId, present }, { actor }) => {
    const before = present.get(employeeId);
    if (!before) throw new AppError('not_found', { detail: 'This person does not take part.' });
    await participants(actor).toChange(before.id);
    if (before.deleted === 1) return { writes: [], ref: { object, id: before.id } };
    const training = await participants(actor).trainingToChange(trainingId);
    return outcomeOf(before, planRemoval(actor, before, training));
  },
  finish: async ({ training_id }, { done, failed }) => {
    await fillFreedPlaces(training_id);
    return { object, removed: done, failed };
  },
});

type ToUpdate = ToChange & {
  readonly outcome: UpdateInput;
  /** The versions that were seen, by person: what somebody else set since then is not overwritten. */
  readonly versions: ReadonlyMap<number, number>;
  /** Throws for a participant whom the actor may not change. */
  readonly check: (id: number) => Participant;
};

/** Sets status or result of each participant. */
export const updateParticipantsRun = itemKind<UpdateInput, number, ToUpdate>({
  kind: UPDATE_KIND,
  permission: 'trainings:participants',
  paceMs: 0,
  groupMax: 18,
  inFlight: 4,
  expand: ({ employee_ids }, { actor }) => personItems(employee_ids, actor),
  prepare: async (outcome, ids, { actor }) => {
    const present = await readPresent(outcome.training_id, ids);
    const check = await participants(actor).manyToChange([...present.values()].map(({ id }) => id));
    const versions = new Map(outcome.versions?.map(({ employee_id: id, version }) => [id, version]));
    return { trainingId: outcome.training_id, present, outcome, versions, check };
  },
  apply: (employeeId, { present, outcome, versions, check }, { actor }) => {
    const found = present.get(employeeId);
    if (!found) throw new AppError('not_found', { detail: 'This person does not take part.' });
    const before = check(found.id);
    assertVersion(versions.get(employeeId), before.version, undefined);
    return outcomeOf(before, planOutcome(actor, before, outcome, today()));
  },
  finish: async ({ training_id, field }, { done, failed }) => {
    if (field === 'status') await fillFreedPlaces(training_id);
    return { object, changed: done, failed };
  },
});
