import { NEW_RESULT } from '#shared/trainings/participant.rules.ts';
import { extrasCells, newNumbers } from '#functions/platform/imports/extras-cells.ts';
import { personFinder } from '#functions/platform/imports/find-people.ts';
import { columnsFor, type ImportRow, type OpenImport } from '#functions/platform/imports/import-kind.ts';
import { newIds } from '#functions/platform/imports/row-conversion.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { refreshCourses } from './course-index.ts';
import { trainingFinder } from './find-trainings.ts';
import { findParticipant, participantRowReader, type RowFields } from './import-participants-match.ts';
import { participantOf, participantStore } from './participant-store.ts';
import { placesForRows, type PlacesForRows } from './places.ts';
import { planParticipantRow } from './import-participants-plan.ts';
import { trainingCollection } from './training-collection.ts';

/** Somebody who followed it or has a result had a place, even beyond the seats. */
const wasLetIn = ({ status, result }: RowFields): boolean =>
  status === 'followed' || (result !== undefined && result !== NEW_RESULT);

const gaveUp = ({ status }: RowFields): boolean => status === 'not_pursued' || status === 'not_fitting';

type AddedRow = { readonly row: ImportRow; readonly trainingId: number; readonly fields: RowFields };

/** The places of the people whom a file adds, by the id of the training. */
const placesOfAdded = async (added: readonly AddedRow[]): Promise<ReadonlyMap<number, PlacesForRows>> => {
  const byTraining = Map.groupBy(added, ({ trainingId }) => trainingId);
  const places = [...byTraining].map(async ([id, rows]) => {
    const wishes = rows.map(({ row, fields }) => ({
      row: row.row,
      isCertain: wasLetIn(fields),
      takesPlace: !gaveUp(fields),
    }));
    return [id, await placesForRows(trainingCollection.rows.get(id)!, wishes)] as const;
  });
  return new Map(await Promise.all(places));
};

/**
 * Imports the participants of trainings (docs/areas/trainings.md#import). Somebody who takes part gets status, result
 * and certificate of the row; anybody else is added, on the waiting list where no place is free.
 */
export const openParticipants: OpenImport = async (job, rows, reserve) => {
  const { actor } = job;
  const [findPerson, columnList, extras] = await Promise.all([
    personFinder(actor),
    columnsFor('training_employee', actor),
    extrasCells(actor, 'training_employee'),
    refreshCourses(),
  ]);
  const columns = new Map(columnList.map((column) => [column.key, column]));
  const read = participantRowReader(columns, extras);
  const findTraining = trainingFinder();
  const at = now();

  const matches = rows.map((row) => {
    const said = read(row);
    const found = findParticipant(said, { columns, findTraining, findPerson });
    const { training, personId } = found;
    const known = training && personId !== undefined ? participantOf(training.id, personId) : undefined;
    return { row, found, known, fields: said.fields.value };
  });
  const stored = await participantStore.getMany([...new Set(matches.flatMap(({ known }) => known?.id ?? []))]);
  const storedById = new Map(stored.map((one) => [one.id, one]));
  const added = matches.flatMap(({ row, found: { training, personId }, known, fields }) =>
    training && personId !== undefined && known?.deleted !== 0 ? [{ row, trainingId: training.id, fields }] : [],
  );
  const addedRows = added.map(({ row }) => row);
  const [places, newIdOf, numbersOf] = await Promise.all([
    placesOfAdded(added),
    newIds(participantStore, addedRows, reserve),
    newNumbers('training_employee', addedRows, reserve),
  ]);
  const session = { job, columns, extras, at, places, newIdOf, numbersOf };
  const matchByRow = new Map(matches.map((match) => [match.row.row, match]));
  return {
    plan: (row) => {
      const { found = { issues: [] }, known } = matchByRow.get(row.row) ?? {};
      return planParticipantRow(session, { row, read: read(row), found, before: storedById.get(known?.id ?? 0) });
    },
  };
};
