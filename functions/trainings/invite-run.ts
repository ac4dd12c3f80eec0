import { AppError } from '#shared/errors/problem.ts';
import { isAskedAgain } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { firstDayOf } from '#shared/trainings/training.rules.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { employeeCollection, personAmong } from '#functions/platform/directory/employees.ts';
import { personItems } from '#functions/platform/people-list/people-items.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { invitationMail, personInvited } from './invitation.ts';
import { participantEvents } from './participant-events.ts';
import { INVITE_KIND, type InviteInput } from './participant-runs.ts';
import { participantCollection, participantOf, participantStore } from './participant-store.ts';
import { participants } from './participants.ts';

type Ready = InviteInput & { readonly present: ReadonlyMap<number, Participant> };

/**
 * Invites each participant by mail. Inviting again sends again: the occasion of the mail is the SEQUENCE of the training
 * and this run, so that a repeated item sends nothing twice.
 */
export const inviteRun = itemKind<InviteInput, number, Ready>({
  kind: INVITE_KIND,
  permission: 'trainings:participants',
  paceMs: 0,
  groupMax: 10,
  inFlight: 3,
  failure: (message) => `unable to invite person: ${message}`,
  expand: ({ employee_ids }, { actor }) => personItems(employee_ids, actor),
  prepare: async (input, ids) => {
    await participantCollection.refresh();
    const stored = await participantStore.getMany(ids.flatMap((id) => participantOf(input.training_id, id)?.id ?? []));
    return { ...input, present: new Map(stored.map((one) => [one.employee_id, one])) };
  },
  apply: async (employeeId, { training_id, message, present }, { actor, runId }) => {
    const before = present.get(employeeId);
    if (!before || before.deleted === 1) throw new AppError('not_found', { detail: 'This person does not take part.' });
    await participants(actor).toChange(before.id);
    const training = await participants(actor).trainingToChange(training_id);
    personAmong(employeeCollection.rows, actor, employeeId, 'employee_id', firstDayOf(training));
    if (before.waiting === 1) throw new AppError('conflict', { detail: 'This person waits for a place.' });
    if (!personInvited(before)?.address)
      throw new AppError('conflict', { detail: 'This person has no e-mail address.' });
    const invited = {
      ...before,
      invited_at: now().toISOString(),
      told_sequence: training.sequence,
      ...(isAskedAgain(before, training) && { answer: null }),
    };
    const occasion = `${training.sequence}#${runId}`;
    return {
      writes: [
        participantStore.update(before, invited),
        ...invitationMail('invitation', training, before, { occasion, message: message ?? '' }),
        ...participantEvents(actor, before, 'participant_invited', {}),
      ],
      ref: { object: 'training_employee', id: before.id },
    };
  },
  finish: async (_, { done, failed }) => ({ object: 'training_employee', invited: done, failed }),
});
