import { trainingBody, type TrainingBody } from '#shared/contract/trainings/training.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import { issue } from '#shared/errors/issue.ts';
import { COURSE_TYPE, PROGRAM_NAME } from '#shared/trainings/training.import.ts';
import { trainingFieldNames, type Training } from '#shared/trainings/training.ts';
import { toDmy } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import { columnsFor, type OpenImport, type SplitRows } from '#functions/platform/imports/import-kind.ts';
import { extrasCells } from '#functions/platform/imports/extras-cells.ts';
import { planRows, plainShown } from '#functions/platform/imports/row-planner.ts';
import { cellText } from '#functions/platform/imports/row-conversion.ts';
import { refreshCourses } from './course-index.ts';
import {
  createPrograms,
  isProgramRow,
  planPrograms,
  programChecks,
  programNames,
  programsByName,
} from './import-programs.ts';
import { courseType, firstRowsOfPrograms, programLookup, trainingFinder } from './import-training-columns.ts';
import { programCollection, programStore } from './program-store.ts';
import { planTrainingChange } from './training-changes.ts';
import { trainingStore } from './training-store.ts';

type ImportBody = TrainingBody & { program_id?: number | null; [COURSE_TYPE]?: string };

const dateFields: ReadonlySet<string> = new Set(['start_date', 'end_date']);

/** Minutes without days are counted in minutes, unless the file says otherwise; and the other way round. */
const withUnit = (body: TrainingBody): TrainingBody => {
  const { training_amount_selection: unit, training_amount_days: days, training_amount_minutes: minutes } = body;
  if (unit !== undefined || ((days ?? null) !== null) === ((minutes ?? null) !== null)) return body;
  return { ...body, training_amount_selection: (minutes ?? null) === null ? 'days' : 'minutes' };
};

/** Imports trainings and programs (docs/areas/trainings.md#import). A row with a program is a session of it. */
export const openTrainings: OpenImport = async (job, rows, reserve) => {
  const { actor, importId, keys } = job;
  const [columnList, extras, { trainings: index }] = await Promise.all([
    columnsFor('training', actor),
    extrasCells(actor, 'training'),
    refreshCourses(),
  ]);
  const columns = new Map(columnList.map((column) => [column.key, column]));
  if (reserve) await createPrograms(job, programNames(rows, keys));
  const [programRows, trainingRows] = [
    rows.filter((row) => isProgramRow(row, keys)),
    rows.filter((row) => !isProgramRow(row, keys)),
  ];
  const find = programsByName();
  const [planProgram, named] = await Promise.all([
    planPrograms(job, programRows, columns),
    programStore.getMany([
      ...new Set(trainingRows.flatMap((row) => find(cellText(row, PROGRAM_NAME)).map(({ id }) => id))),
    ]),
  ]);
  const checkOf = programChecks(new Map(named.map((one) => [one.id, one])));
  const first = firstRowsOfPrograms(trainingRows, find);
  const session = await planRows<Training, ImportBody>(job, trainingRows, reserve, {
    object: 'training',
    columns,
    extras,
    schema: trainingBody,
    nameLookups: { [PROGRAM_NAME]: programLookup(find), [COURSE_TYPE]: courseType },
    normalKey: {},
    indexes: {},
    findRecord: trainingFinder(columns),
    rows: index,
    store: trainingStore,
    load: async (ids) => new Map((await trainingStore.getMany(ids)).map((one) => [one.id, one] as const)),
    isInScope: () => true,
    identities: () => [],
    plan: ({ body: { program_id: joined, [COURSE_TYPE]: type, ...body }, ...change }, { row }) => {
      const { before } = change;
      const planned = planTrainingChange({
        ...change,
        actor,
        body: withUnit(body),
        ...(joined !== undefined && { program_id: joined }),
        isFirst: first.has(row),
        taken: before ? (index.get(before.id)?.seats_taken ?? 0) : 0,
        importId,
        isImport: true,
      });
      const isLoose = type === 'session' && planned.value.program_id === null;
      return {
        ...planned,
        issues: [...planned.issues, ...(isLoose ? [issue('program_id', 'required')] : [])],
        writes: planned.changed && joined ? [...planned.writes, ...checkOf(joined)] : planned.writes,
      };
    },
    comparisons: () => ({ errors: [], warnings: [] }),
    changedFields: (before, after) => changesBetween(before, after, [...changedNames, 'program_id']),
    shownValue: (field, value) => plainShown(value, dateFields.has(field) ? toDmy : undefined),
    labelOf: (shown, before) =>
      [shown[PROGRAM_NAME], shown['name'] ?? before?.name]
        .filter((part) => part !== null && part !== undefined && part !== '')
        .join(', '),
  });

  return { plan: (row) => (isProgramRow(row, keys) ? planProgram(row) : session.plan(row)) };
};

/** The fields that a file may change; teams have no column. */
const changedNames = trainingFieldNames.filter((name) => name !== 'selected_teams');

/** A program that the import creates gets an item of its own before its first session, so that it can be undone. */
export const splitTrainings: SplitRows = async () => {
  await programCollection.refresh();
  const find = programsByName();
  const added = new Set<string>();
  const isNew = (name: string): boolean => {
    const key = fold(name);
    if (name === '' || added.has(key) || find(name).length > 0) return false;
    added.add(key);
    return true;
  };
  return (row) => {
    if (isProgramRow(row, [])) {
      const [name] = programNames([row], []);
      // A session above it has made the program already.
      if (name === undefined || added.has(fold(name))) return [];
      isNew(name);
      return [{ row }];
    }
    const name = cellText(row, PROGRAM_NAME);
    const cell = row.cells[PROGRAM_NAME];
    if (!isNew(name) || !cell) return [{ row }];
    return [{ row: { row: row.row, cells: { [PROGRAM_NAME]: cell } }, label: name }, { row }];
  };
};
