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
  [ADD_KIND]: 'addParticipants',
  [REMOVE_KIND]: 'removeParticipants',
  [UPDATE_KIND]: 'changeParticipants',
  [INVITE_KIND]: 'inviteParticipants',
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
  return {
    kind,
    title: { name: titles[kind], values: { count: employee_ids.length, training: training.name } },
    input: { ...chosen, employee_ids },
    actor,
    permission: 'trainings:read',
    ...(kind !== INVITE_KIND && { undo: undoOfParticipants }),
  };
};
