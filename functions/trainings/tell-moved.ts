import { hasPlace } from '#shared/trainings/participant.rules.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { emptiedDays, firstDayOf } from '#shared/trainings/training.rules.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { invitationMail } from './invitation.ts';
import { participantCollection, participantsByTraining, participantStore } from './participant-store.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { trainingCollection, type KnownTraining } from './training-collection.ts';
import { trainingStore } from './training-store.ts';

/** The most people who are told in the transaction of the change; the sweeper tells the others. */
const TOLD_AT_ONCE = 50;

/** Somebody who was invited and does not know yet how the training is now. */
const isOutOfDate = (row: ParticipantRow, { sequence }: KnownTraining): boolean =>
  row.told_sequence !== null && row.told_sequence < sequence && hasPlace(row);

const tell = async (id: number, training: KnownTraining): Promise<void> => {
  const before = await participantStore.get(id);
  if (!before || before.told_sequence === null || before.told_sequence >= training.sequence) return;
  const purpose = training.deleted === 1 ? 'invitation_cancelled' : 'invitation_moved';
  const emptied = firstDayOf(training) === null ? await trainingStore.get(training.id) : undefined;
  await transact([
    participantStore.update(before, { ...before, told_sequence: training.sequence }),
    ...invitationMail(purpose, { ...training, ...emptiedDays(emptied, training) }, before, {
      occasion: String(training.sequence),
    }),
  ]);
};

/** Tells invited people of a training that it has moved or is called off; each of them once for each change. */
const tellMoved = async (training: KnownTraining, max: number): Promise<void> => {
  if (training.phase === 'held') return;
  const outdated = participantsByTraining.rowsOf(training.id).filter((row) => isOutOfDate(row, training));
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
