import { AppError } from '#shared/errors/problem.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import type { Program } from '#shared/trainings/program.ts';
import { seesTraining } from '#shared/trainings/training.rules.ts';
import type { Training } from '#shared/trainings/training.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import {
  participantCollection,
  participantRowOf,
  participantsByTraining,
  participantStore,
} from './participant-store.ts';
import { programCollection, programStore } from './program-store.ts';
import { trainingCollection, trainingNow, trainingsByProgram } from './training-collection.ts';
import { trainingStore, type ListedTraining } from './training-store.ts';

/** Courses belong to the company: a team manager sees some of them and changes none. */
export const courseRefusal = (actor: Actor): AppError | undefined =>
  isTeamScoped(actor) ? forbiddenError(kindFacts.training.write, 'Trainings belong to the whole company.') : undefined;

/** Whether the actor sees a training, as of the last refresh. */
const sees = async (actor: Actor, stored: ListedTraining): Promise<boolean> => {
  if (!isTeamScoped(actor)) return true;
  const scope = await visibleEmployees(actor);
  const participants = participantsByTraining.rowsOf(stored.id).filter((row) => scope.has(row.employee_id));
  return seesTraining(actor.led_team_ids, stored, participants);
};

/** A training; one that is deleted with its program is deleted, too. */
export const trainingSight: RecordSight<Training> = {
  store: trainingStore,
  nameOf: ({ name }) => name,
  async see(actor, id) {
    const [stored] = await Promise.all([trainingStore.get(id), participantCollection.refresh()]);
    if (!stored || !(await sees(actor, stored))) throw new AppError('not_found');
    return { ...stored, deleted: trainingNow(stored).deleted };
  },
  refusal: (actor) => Promise.resolve(courseRefusal(actor)),
  async names() {
    const rows = await trainingCollection.refresh();
    return (id) => rows.get(id)?.name ?? null;
  },
};

/** A program; a team manager sees one of whose sessions they see any, and one without sessions. */
export const programSight: RecordSight<Program> = {
  store: programStore,
  nameOf: ({ name }) => name,
  async see(actor, id) {
    const [stored] = await Promise.all([programStore.get(id), participantCollection.refresh()]);
    if (!stored) throw new AppError('not_found');
    const sessions = trainingsByProgram.rowsOf(id);
    const seen = await Promise.all(sessions.map((session) => sees(actor, session)));
    if (sessions.length > 0 && !seen.includes(true)) throw new AppError('not_found');
    return stored;
  },
  refusal: (actor) => Promise.resolve(courseRefusal(actor)),
  async names() {
    const rows = await programCollection.refresh();
    return (id) => rows.get(id)?.name ?? null;
  },
};

/** A participant; a team manager sees their own people. Of a deleted training it is deleted, too. */
export const participantSight: RecordSight<Participant> = {
  store: participantStore,
  nameOf: (stored) => participantRowOf(stored).name,
  async see(actor, id) {
    const [stored, scope] = await Promise.all([
      participantStore.get(id),
      visibleEmployees(actor),
      participantCollection.refresh(),
    ]);
    if (!stored || !scope.has(stored.employee_id)) throw new AppError('not_found');
    return stored;
  },
  refusal: () => Promise.resolve(undefined),
  async names() {
    const rows = await participantCollection.refresh();
    return (id) => rows.get(id)?.name ?? null;
  },
};
