import { objectTypes, type ObjectType } from '#shared/records/object-types.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { paths } from '../ui/paths.ts';

type RecordKind = {
  /** The path of the list of its records. */
  list: string;
  path: (id: number) => string;
  read: Permission;
  write: Permission;
  import: Permission;
  /** The message key of the title of its list. */
  title: string;
};

/**
 * What the parts that serve every kind of record need to know about each kind. It contains only words, paths and
 * rights, so that a list may import it; the hooks that read a record are in `use-record.ts`.
 */
export const recordKinds: Readonly<Record<ObjectType, RecordKind>> = {
  car: {
    list: paths.fleet,
    path: paths.vehicle,
    read: 'fleet:read',
    write: 'fleet:write',
    import: 'fleet:import',
    title: 'fleet:title',
  },
  asset: {
    list: paths.assets,
    path: paths.asset,
    read: 'assets:read',
    write: 'assets:write',
    import: 'assets:import',
    title: 'assets:title',
  },
  software_product: {
    list: paths.software,
    path: paths.softwareProduct,
    read: 'software:read',
    write: 'software:edit-product',
    import: 'software:import',
    title: 'software:title',
  },
  software_license: {
    list: paths.softwareLicenses,
    path: paths.softwareLicense,
    read: 'software:read',
    write: 'software:write',
    import: 'software:import',
    title: 'software:title',
  },
  employee: {
    list: paths.people,
    path: paths.person,
    read: 'people:read',
    write: 'people:write',
    import: 'people:import',
    title: 'people:title',
  },
  program: {
    list: paths.trainings,
    path: paths.program,
    read: 'trainings:read',
    write: 'trainings:write',
    import: 'trainings:import',
    title: 'trainings:title',
  },
  training: {
    list: paths.trainings,
    path: paths.training,
    read: 'trainings:read',
    write: 'trainings:write',
    import: 'trainings:import',
    title: 'trainings:title',
  },
  training_employee: {
    list: paths.participants,
    path: paths.participation,
    read: 'trainings:read',
    write: 'trainings:participants',
    import: 'trainings:import',
    title: 'trainings:participants',
  },
  day_off_request: {
    list: paths.dayOffRequests,
    path: paths.dayOffRequest,
    read: 'days:read',
    write: 'days:write',
    import: 'days:import',
    title: 'days-off:title',
  },
  contract_template: {
    list: paths.templates,
    path: paths.template,
    read: 'templates:read',
    write: 'templates:write',
    import: 'templates:write',
    title: 'templates:title',
  },
  contract: {
    list: paths.contracts,
    path: paths.contract,
    read: 'contracts:read',
    write: 'contracts:write',
    import: 'contracts:write',
    title: 'contracts:title',
  },
};

/** The message files of all kinds, for parts that show fields of any kind. */
export const recordMessageFiles: readonly string[] = [
  ...new Set(objectTypes.map((object) => feedFactsOf(object).messages)),
];

/** The kind of record that an address or an answer names; undefined for any other word. */
export const objectTypeOf = (text: string | null | undefined): ObjectType | undefined =>
  objectTypes.find((object) => object === text);
