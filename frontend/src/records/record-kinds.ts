import { objectTypes, type ObjectType } from '#shared/records/object-types.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { kindFacts } from '#shared/kinds/kind-facts.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { paths } from '../ui/paths.ts';

type Place = {
  /** The path of the list of its records. */
  list: string;
  path: (id: number) => string;
  import: Permission;
  /** The message key of the title of its list. */
  title: string;
};

/** Where each kind has its pages, and what its list is called. */
const places: Readonly<Record<ObjectType, Place>> = {
  car: {
    list: paths.fleet,
    path: paths.vehicle,
    import: 'fleet:import',
    title: 'fleet:title',
  },
  asset: {
    list: paths.assets,
    path: paths.asset,
    import: 'assets:import',
    title: 'assets:title',
  },
  software_product: {
    list: paths.software,
    path: paths.softwareProduct,
    import: 'software:import',
    title: 'software:title',
  },
  software_license: {
    list: paths.softwareLicenses,
    path: paths.softwareLicense,
    import: 'software:import',
    title: 'software:title',
  },
  employee: {
    list: paths.people,
    path: paths.person,
    import: 'people:import',
    title: 'people:title',
  },
  program: {
    list: paths.trainings,
    path: paths.program,
    import: 'trainings:import',
    title: 'trainings:title',
  },
  training: {
    list: paths.trainings,
    path: paths.training,
    import: 'trainings:import',
    title: 'trainings:title',
  },
  training_employee: {
    list: paths.participants,
    path: paths.participation,
    import: 'trainings:import',
    title: 'trainings:participants',
  },
  day_off_request: {
    list: paths.dayOffRequests,
    path: paths.dayOffRequest,
    import: 'days:import',
    title: 'days-off:title',
  },
  contract_template: {
    list: paths.templates,
    path: paths.template,
    import: 'templates:write',
    title: 'templates:title',
  },
  contract: {
    list: paths.contracts,
    path: paths.contract,
    import: 'contracts:write',
    title: 'contracts:title',
  },
};

type RecordKind = Place & { read: Permission; write: Permission };

/**
 * What the parts that serve every kind of record need to know about each kind. It contains only words, paths and
 * rights, so that a list may import it; the hook that reads a record is in `use-record.ts`.
 */
// why: the entries are those of every kind
export const recordKinds = Object.fromEntries(
  objectTypes.map((object) => [
    object,
    { ...places[object], read: kindFacts[object].read, write: kindFacts[object].write },
  ]),
) as Readonly<Record<ObjectType, RecordKind>>;

/** The message files of all kinds, for parts that show fields of any kind. */
export const recordMessageFiles: readonly string[] = [
  ...new Set(objectTypes.map((object) => feedFactsOf(object).messages)),
];

/** The kind of record that an address or an answer names; undefined for any other word. */
export const objectTypeOf = (text: string | null | undefined): ObjectType | undefined =>
  objectTypes.find((object) => object === text);
