import { hasPlace } from '#shared/trainings/participant.rules.ts';
import type { Training } from '#shared/trainings/training.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { participantCollection, participantsByTraining } from './participant-store.ts';
import { tellMovedNow } from './tell-moved.ts';
import { trainingsByProgram, type KnownTraining } from './training-collection.ts';
import { trainingStore } from './training-store.ts';

/** The most sessions that go into the transaction of their program; the others follow it. */
const SESSIONS_MAX = 60;

/** Whether somebody was invited to a training that is not over, and has a place in it. */
const isExpected = ({ id, phase }: KnownTraining): boolean =>
  phase !== 'held' && participantsByTraining.rowsOf(id).some((row) => row.told_sequence !== null && hasPlace(row));

type ToldSessions = {
  /** The next SEQUENCE of the first sessions, for the transaction that deletes the program or brings it back. */
  readonly writes: readonly Write[];
  /** Tells the people who were invited, once that is saved. */
  readonly tell: () => Promise<void>;
};

const countOn = (one: Training): Write => trainingStore.update(one, { ...one, sequence: one.sequence + 1 });

const countOnNow = (id: number): Promise<void> =>
  retryUnversioned(undefined, async () => {
    const stored = await trainingStore.get(id);
    if (stored) await transact([countOn(stored)]);
  });

/** What follows for the people who were invited to sessions of a program that goes, or comes back, with its sessions. */
export const tellSessions = async (programId: number): Promise<ToldSessions> => {
  await participantCollection.refresh();
  const expected = trainingsByProgram.rowsOf(programId).filter((row) => row.stored_deleted === 0 && isExpected(row));
  const ids = expected.map(({ id }) => id);
  const first = await trainingStore.getMany(ids.slice(0, SESSIONS_MAX));
  return {
    writes: first.map(countOn),
    tell: async () => {
      for (const id of ids.slice(SESSIONS_MAX)) await countOnNow(id);
      for (const id of ids) await tellMovedNow(id);
    },
  };
};
