import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewRun } from '#functions/platform/runs/start-run.ts';
import {
  ADD_KIND,
  INVITE_KIND,
  REMOVE_KIND,
  undoOfParticipants,
  UPDATE_KIND,
  type PeopleInput,
} from './participant-runs.ts';
import { participants } from './participants.ts';

const titles = {
  [ADD_KIND]: (people: string, training: string) => `Add ${people} to ${training}`,
  [REMOVE_KIND]: (people: string, training: string) => `Remove ${people} from ${training}`,
  [UPDATE_KIND]: (people: string, training: string) => `Change ${people} of ${training}`,
  [INVITE_KIND]: (people: string, training: string) => `Invite ${people} to ${training}`,
} as const;

/** A run on the people of a training, each of them once. Throws 422 without anybody, and what its training refuses. */
export const peopleRun = async <Input extends PeopleInput>(
  actor: Actor,
  kind: keyof typeof titles,
  chosen: Input,
): Promise<NewRun> => {
  const training = await participants(actor).trainingToChange(chosen.training_id);
  const employee_ids = [...new Set(chosen.employee_ids)];
  if (employee_ids.length === 0) assertNoIssues([issue('employee_ids', 'select_some_people')], 'invalid');
  const people = employee_ids.length === 1 ? '1 person' : `${employee_ids.length} people`;
  return {
    kind,
    title: titles[kind](people, training.name),
    input: { ...chosen, employee_ids },
    actor,
    permission: 'trainings:read',
    ...(kind !== INVITE_KIND && { undo: undoOfParticipants }),
  };
};
