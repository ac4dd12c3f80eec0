import { randomUUID } from 'node:crypto';
import { placesOf } from './training-store.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { byQueue, freePlaces, hasPlace, isWaiting, wantsPlace } from '#shared/trainings/participant.rules.ts';
import { hasLeftBy } from '#shared/people/employee.dated.ts';
import { firstDayOf } from '#shared/trainings/training.rules.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { How } from './participant-events.ts';
import { undoneRemovalMail } from './invitation.ts';
import { planAddition, planPlace } from './participant-changes.ts';
import { participantCollection, participantOf, participantsByTraining, participantStore } from './participant-store.ts';
import { readTurn, retryLost, takeTurn } from '#functions/platform/storage/turns.ts';
import { trainingCollection, type KnownTraining } from './training-collection.ts';

/** Places are limited until a training is over; who is added afterwards was there. */
const isLimited = ({ seats, phase }: Pick<KnownTraining, 'seats' | 'phase'>): boolean =>
  seats !== null && phase !== 'held';

/**
 * Who of the people whom a file adds to a training waits, by the row in the order of the file. `takesPlace` is false for
 * somebody who did not pursue the training or did not fit.
 */
export type PlacesForRows = {
  readonly positionOf: (row: number) => number | null;
  /** The write that goes with each of these rows. */
  readonly turn: readonly Write[];
};

type AddedRow = { readonly row: number; readonly takesPlace: boolean; readonly isCertain: boolean };

/** The free places of a training, given one after another, with the write that goes with whoever asked for one. */
export type Giving = {
  /** The position on the waiting list; null for whoever gets a place. Who is certain gets one beyond the seats, too. */
  readonly give: (isCertain?: boolean) => number | null;
  readonly turn: readonly Write[];
};

/** Counts the free places of a training and gives them. */
export const giving = async (training: KnownTraining): Promise<Giving> => {
  if (!isLimited(training)) return { give: () => null, turn: [] };
  const turn = await readTurn(placesOf(training.id));
  await participantCollection.refresh();
  const all = participantsByTraining.rowsOf(training.id);
  let free = freePlaces(training.seats, all.filter(hasPlace).length) ?? 0;
  let waiting = all.filter(isWaiting).length;
  return {
    give: (isCertain = false) => {
      if (!isCertain && (free <= 0 || waiting > 0)) return (waiting += 1);
      free -= 1;
      return null;
    },
    turn: [takeTurn(placesOf(training.id), turn, randomUUID())],
  };
};

/** Gives the free places of a training to the rows of a file, in their order. Call it after a refresh. */
export const placesForRows = async (training: KnownTraining, rows: readonly AddedRow[]): Promise<PlacesForRows> => {
  const { give, turn } = await giving(training);
  const positions = new Map<number, number | null>();
  for (const { row, takesPlace, isCertain } of rows) if (takesPlace) positions.set(row, give(isCertain));
  return { positionOf: (row) => positions.get(row) ?? null, turn };
};

type Added = {
  readonly actor: Actor;
  readonly training: KnownTraining;
  readonly employeeId: number;
  /** The id of a new record. */
  readonly id: number;
  readonly numbers: CustomValues | null;
  readonly extras?: NewExtras | undefined;
  readonly importId?: string | null;
  /** Undoes a removal: the person is again what they were. */
  readonly asBefore?: boolean;
  readonly how?: How;
};

type Adding =
  | { readonly existing: ParticipantRow }
  | {
      readonly id: number;
      readonly position: number | null;
      readonly before: Participant | null;
      readonly writes: Write[];
    };

/**
 * Plans that a person takes part, or waits when all places are taken; who takes part already stays as they are. The
 * writes fail with `conflict` when a place was given away since.
 */
export const planAdding = async ({ training, employeeId, ...added }: Added): Promise<Adding> => {
  const turn = isLimited(training) ? await readTurn(placesOf(training.id)) : null;
  await participantCollection.refresh();
  const known = participantOf(training.id, employeeId);
  if (known?.deleted === 0) return { existing: known };
  const all = participantsByTraining.rowsOf(training.id);
  const free = freePlaces(training.seats, all.filter(hasPlace).length);
  const waiting = all.filter(isWaiting).length;
  const takesPlace = !added.asBefore || !known || wantsPlace(known);
  const isFull = free !== null && (free <= 0 || waiting > 0);
  const position = turn !== null && takesPlace && isFull ? waiting + 1 : null;
  const before = known && (await participantStore.get(known.id));
  const { value, writes } = planAddition({
    ...added,
    training_id: training.id,
    employee_id: employeeId,
    before,
    at: now(),
    position,
  });
  // Somebody who waits now has lost their place, so the mail about the removal holds.
  const isBack = added.asBefore && before && position === null;
  return {
    id: value.id,
    position,
    before: before ?? null,
    writes: [
      ...writes,
      ...(isBack ? undoneRemovalMail(training, { ...before, version: before.version - 1 }) : []),
      ...(turn === null ? [] : [takeTurn(placesOf(training.id), turn)]),
    ],
  };
};

/** Who is first on the waiting list of a training with a free place, of those who are still there on its first day. */
const nextInLine = (training: KnownTraining): ParticipantRow | undefined => {
  const all = participantsByTraining.rowsOf(training.id);
  const free = freePlaces(training.seats, all.filter(hasPlace).length);
  if (free !== null && free <= 0) return undefined;
  const first = firstDayOf(training);
  return all
    .filter((row) => isWaiting(row) && !hasLeftBy(employeeCollection.rows.get(row.employee_id)?.active_until, first))
    .toSorted(byQueue)[0];
};

const placeNext = async (trainingId: number): Promise<boolean> => {
  const turn = await readTurn(placesOf(trainingId));
  await participantCollection.refresh();
  const training = trainingCollection.rows.get(trainingId);
  if (!training || training.deleted === 1 || training.phase === 'held') return false;
  const next = nextInLine(training);
  const stored = next && (await participantStore.get(next.id));
  if (!stored) return false;
  await transact([...planPlace(stored, training).writes, takeTurn(placesOf(trainingId), turn)]);
  return true;
};

/** Gives every free place of a training to whom waited longest. */
export const fillPlaces = async (trainingId: number): Promise<void> => {
  for (let more = true; more;) more = await retryLost(() => placeNext(trainingId));
};

/** Fills places after a change that may have freed some. The change stands whatever happens; the sweeper fills them later. */
export const fillFreedPlaces = async (trainingId: number): Promise<void> => {
  try {
    await fillPlaces(trainingId);
  } catch (error) {
    logger.warn('free places are left to the sweeper', { trainingId, error: toError(error) });
  }
};

/** Fills the free places of all trainings: those whose change was not followed up. */
export const fillAllPlaces = async (): Promise<void> => {
  const waiting = new Set<number>();
  for (const row of (await participantCollection.refresh()).all()) if (isWaiting(row)) waiting.add(row.training_id);
  for (const id of waiting) await fillPlaces(id);
};
