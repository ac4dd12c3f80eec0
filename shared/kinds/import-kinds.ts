import { objectTypes, type ObjectType } from '#shared/records/object-types.ts';
import { assetImportColumns, assetSamples } from '#shared/assets/asset.import.ts';
import { correctionImportColumns, correctionSamples } from '#shared/days-off/correction.import.ts';
import { dayOffImportColumns, dayOffSamples } from '#shared/days-off/request.import.ts';
import { scheduleImportColumns, scheduleSamples } from '#shared/days-off/schedule.import.ts';
import { carColumns, carSamples } from '#shared/fleet/vehicle.import.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { employeeImportColumns, employeeSamples } from '#shared/people/employee.import.ts';
import { teamImportColumns, teamSamples } from '#shared/people/team.import.ts';
import { withPostalCodes } from '#shared/people/postal-codes.import.ts';
import { wholeNameColumns, withWholeNames } from '#shared/people/whole-name.import.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import importWords from './import-words.json' with { type: 'json' };
import type { Permission } from '#shared/permissions/rules.ts';
import { productImportColumns, softwareImportColumns, softwareSamples } from '#shared/software/software.import.ts';
import {
  participantImportColumns,
  participantSamples,
  programImportColumns,
  trainingImportColumns,
  trainingSamples,
} from '#shared/trainings/training.import.ts';

type Names = NonNullable<ImportColumn['names']>;

const namesOf: Readonly<Partial<Record<string, Readonly<Partial<Record<string, Names>>>>>> = importWords;

/** The values of a column by the words that files in any language have for them. */
const wordsOf = (names: Names): Record<string, string> =>
  Object.fromEntries(
    Object.values(names).flatMap(({ values = {} }) =>
      Object.entries(values).map(([value, word]) => [normalName(word), value]),
    ),
  );

const withNames = (kind: string, column: ImportColumn): ImportColumn => {
  const names = namesOf[kind]?.[column.key];
  return names ? { ...column, names, words: { ...column.words, ...wordsOf(names) } } : column;
};

/** Every kind of import by the name that pages and API calls use. */
export const importKinds = {
  car: { object: 'car', plural: 'vehicles', permission: 'fleet:import', samples: carSamples },
  asset: { object: 'asset', plural: 'assets', permission: 'assets:import', samples: assetSamples },
  /** Products and licences come in one file. */
  software: {
    object: 'software_license',
    plural: 'software',
    permission: 'software:import',
    samples: softwareSamples,
  },
  training: { object: 'training', plural: 'trainings', permission: 'trainings:import', samples: trainingSamples },
  training_employee: {
    object: 'training_employee',
    plural: 'participants',
    permission: 'trainings:import',
    samples: participantSamples,
  },
  employee: {
    object: 'employee',
    plural: 'people',
    permission: 'people:import',
    splitColumns: wholeNameColumns,
    correctMapping: (suggested, valuesOf, remembered, columns) =>
      withWholeNames(withPostalCodes(suggested, valuesOf, remembered, columns), valuesOf, remembered),
    samples: employeeSamples,
  },
  /** Who leads which team; the people of a team say so themselves. */
  team: {
    object: 'employee',
    plural: 'teams',
    permission: 'people:import',
    also: 'settings:manage',
    columns: teamImportColumns.map((column) => withNames('team', column)),
    samples: teamSamples,
  },
  day_off_request: {
    object: 'day_off_request',
    plural: 'days-off',
    permission: 'days:import',
    samples: dayOffSamples,
  },
  /** What days off know of people beside requests: a row changes the person. */
  work_schedule: {
    object: 'employee',
    plural: 'schedules',
    permission: 'days:import',
    columns: scheduleImportColumns.map((column) => withNames('work_schedule', column)),
    samples: scheduleSamples,
  },
  day_off_balance: {
    object: 'employee',
    plural: 'balances',
    permission: 'days:import',
    columns: correctionImportColumns.map((column) => withNames('day_off_balance', column)),
    samples: correctionSamples,
  },
} as const satisfies Readonly<Record<string, ImportKind>>;

export type ImportName = keyof typeof importKinds;

export const isImportName = (name: string): name is ImportName => Object.hasOwn(importKinds, name);

/**
 * The kinds in the order in which one builds on the other: teams and things are found people by name, participants their training,
 * days off their schedule.
 */
export const importOrder: readonly ImportName[] = [
  'employee',
  'team',
  'car',
  'asset',
  'software',
  'training',
  'training_employee',
  'work_schedule',
  'day_off_balance',
  'day_off_request',
];

/** Any of these rights lets a user upload a workbook; the import itself checks its own right. */
export const importPermissions: readonly Permission[] = [
  ...new Set(Object.values(importKinds).map(({ permission }) => permission)),
];

/** The columns of imports whose rows are no records. */
export const writtenByImport: Readonly<Record<string, readonly ImportColumn[]>> = {
  team: teamImportColumns,
  work_schedule: scheduleImportColumns,
  day_off_balance: correctionImportColumns,
};

/** The kinds that some import makes or changes; software brings its products along, trainings their programs. */
type Imported = (typeof importKinds)[ImportName]['object'] | 'software_product' | 'program';

/** The columns as their areas write them. */
export const writtenColumns: Readonly<Record<Imported, readonly ImportColumn[]>> = {
  car: carColumns,
  asset: assetImportColumns,
  software_product: productImportColumns,
  software_license: softwareImportColumns,
  employee: employeeImportColumns,
  program: programImportColumns,
  training: trainingImportColumns,
  training_employee: participantImportColumns,
  day_off_request: dayOffImportColumns,
};

type ColumnsByKind = Readonly<Record<ObjectType, readonly ImportColumn[]>>;

const columnsOf: Partial<ColumnsByKind> = writtenColumns;

/**
 * The built-in import columns of each kind of record, without custom fields and tags, with what lists and exports call
 * them and their values in each language; none of a kind that is not imported. Those words stand in a file of their own
 * that a test writes, since an import would otherwise carry all texts of its area.
 */
export const ownImportColumns = Object.fromEntries(
  objectTypes.map((object) => [object, (columnsOf[object] ?? []).map((column) => withNames(object, column))]),
) as Partial<ColumnsByKind> as ColumnsByKind; // why: the entries are those of every kind
