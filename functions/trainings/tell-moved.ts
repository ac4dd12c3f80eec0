import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { hasOtherDays, hasPlace, isAskedAgain, knownDays } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { firstDayOf } from '#shared/trainings/training.rules.ts';
import type { Training } from '#shared/trainings/training.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { invitationMail } from './invitation.ts';
import { participantEvents } from './participant-events.ts';
import { participantCollection, participantsByTraining, participantStore } from './participant-store.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { trainingCollection, trainingNow, type KnownTraining } from './training-collection.ts';
import { trainingStore } from './training-store.ts';

/** The most people who are told in the transaction of the change; the sweeper tells the others. */
const TOLD_AT_ONCE = 50;

/** Somebody who was invited and does not know yet how the training is now. */
const isOutOfDate = (row: ParticipantRow, { sequence }: KnownTraining): boolean =>
  row.told_sequence !== null && row.told_sequence < sequence && hasPlace(row);

/** A training with what its invited people were told of its days. */
type ToTell = KnownTraining & Pick<Training, 'emptied_days' | 'moved'>;

/** The mail that somebody gets about the change; undefined where there is nothing to say of a training that is over. */
const purposeFor = (before: Participant, training: ToTell) => {
  const hasMoved = hasOtherDays(before, training);
  if (training.phase === 'held' && !(hasMoved && training.moved?.is_past === 1)) return undefined;
  if (training.deleted === 1) return 'invitation_cancelled';
  if (training.phase === 'held') return 'invitation_past';
  return hasMoved && firstDayOf(training) !== null ? 'invitation_new_days' : 'invitation_moved';
};

const tell = async (id: number, training: ToTell): Promise<void> => {
  const before = await participantStore.get(id);
  if (!before || before.told_sequence === null || before.told_sequence >= training.sequence) return;
  const purpose = purposeFor(before, training);
  const asked = purpose === 'invitation_new_days' && isAskedAgain(before, training);
  await transact([
    participantStore.update(before, {
      ...before,
      told_sequence: training.sequence,
      ...(asked && { answer: null }),
    }),
    ...(purpose
      ? invitationMail(purpose, training, before, {
          occasion: String(training.sequence),
          before: knownDays(before, training),
        })
      : []),
    ...(asked ? participantEvents(null, before, 'participant_asked_again', {}) : []),
  ]);
};

/** Tells invited people of a training that it has moved or is called off; each of them once for each change. */
const tellMoved = async (known: KnownTraining, max: number): Promise<void> => {
  const outdated = participantsByTraining.rowsOf(known.id).filter((row) => isOutOfDate(row, known));
  const stored = outdated.length > 0 ? await trainingStore.get(known.id) : undefined;
  if (!stored) return;
  const training = trainingNow(stored);
  for (const { id } of outdated.slice(0, max)) await retryLost(() => tell(id, training));
};

/** Tells the first people after a change of a training, which stands whatever happens. */
export const tellMovedNow = async (trainingId: number): Promise<void> => {
  try {
    await participantCollection.refresh();
    const training = trainingCollection.rows.get(trainingId);
    if (training) await tellMoved(training, TOLD_AT_ONCE);
  } catch (error) {
    logger.warn('mails about a moved training are left to the sweeper', { trainingId, error: toError(error) });
  }
};

/** Tells everybody who was not told with the change. */
export const tellAllMoved = async (): Promise<void> => {
  await participantCollection.refresh();
  for (const training of trainingCollection.rows.all()) if (training.sequence > 0) await tellMoved(training, Infinity);
};
