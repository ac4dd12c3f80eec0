import { hasPlace } from '#shared/trainings/participant.rules.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { participantCollection, participantsByTraining } from './participant-store.ts';
import { tellMovedNow } from './tell-moved.ts';
import { trainingsByProgram, type KnownTraining } from './training-collection.ts';
import { trainingStore } from './training-store.ts';

/** The most sessions that go into the transaction of their program. */
const SESSIONS_MAX = 60;

/** Whether somebody was invited to a training that is not over, and has a place in it. */
const isExpected = ({ id, phase }: KnownTraining): boolean =>
  phase !== 'held' && participantsByTraining.rowsOf(id).some((row) => row.told_sequence !== null && hasPlace(row));

type ToldSessions = {
  /** The next SEQUENCE of each session, for the transaction that deletes the program or brings it back. */
  readonly writes: readonly Write[];
  /** Tells the people who were invited, once that is saved. */
  readonly tell: () => Promise<void>;
};

/** What follows for the people who were invited to sessions of a program that goes, or comes back, with its sessions. */
export const tellSessions = async (programId: number): Promise<ToldSessions> => {
  await participantCollection.refresh();
  const expected = trainingsByProgram
    .rowsOf(programId)
    .filter((row) => row.stored_deleted === 0 && isExpected(row))
    .slice(0, SESSIONS_MAX);
  const stored = await trainingStore.getMany(expected.map(({ id }) => id));
  return {
    writes: stored.map((one) => trainingStore.update(one, { ...one, sequence: one.sequence + 1 })),
    tell: async () => {
      for (const { id } of stored) await tellMovedNow(id);
    },
  };
};
