import type { Permission } from '#shared/permissions/rules.ts';
import type { BulkAct } from './bulk-acts.ts';

/**
 * The kinds of record: those with a feed, files, tags and custom fields. What they are and what the mechanisms know of
 * them stands in this one file, without schemas, for screens.
 */
export const objectTypes = [
  'car',
  'asset',
  'software_product',
  'software_license',
  'employee',
  'program',
  'training',
  'training_employee',
  'day_off_request',
  'contract_template',
  'contract',
] as const;

export type ObjectType = (typeof objectTypes)[number];

/**
 * What types are derived from: the list of the records of each kind, by the name under which what a user chose there is
 * kept, and whether its records are about one person alone. The export of a person holds those, and an erasure goes
 * through them; who has a record of the company stands in its history.
 */
export const kindBasics = {
  car: { list: 'fleet', isPersonal: false },
  asset: { list: 'assets', isPersonal: false },
  software_product: { list: 'software', isPersonal: false },
  software_license: { list: 'licenses', isPersonal: false },
  employee: { list: 'people', isPersonal: true },
  program: { list: 'trainings', isPersonal: false },
  training: { list: 'trainings', isPersonal: false },
  training_employee: { list: 'participants', isPersonal: true },
  day_off_request: { list: 'days-off', isPersonal: true },
  contract_template: { list: 'templates', isPersonal: false },
  contract: { list: 'contracts', isPersonal: true },
} as const satisfies Readonly<Record<ObjectType, { readonly list: string; readonly isPersonal: boolean }>>;

/** The kinds whose records are about one person alone. */
export type PersonalKind = {
  [K in keyof typeof kindBasics]: (typeof kindBasics)[K]['isPersonal'] extends true ? K : never;
}[keyof typeof kindBasics];

export const isObjectType = (name: string): name is ObjectType => (objectTypes as readonly string[]).includes(name);

/** A built-in field that bulk edit may set; its column says its label, kind, options and right. */
export type BulkField = {
  readonly key: string;
  readonly column: string;
  /** The field of the day from which a new holder counts (docs/areas/records.md#bulk-edit). */
  readonly day?: string;
};

/** The right of an act on many records, as of its single endpoint, and that of the opposite act, which undoes it. */
type BulkActFacts = {
  readonly write: Permission;
  readonly undo: Permission;
  /**
   * The day that is asked: the last day of who has it, the first day of who gets it, or the day on which it was done,
   * which has come.
   */
  readonly day?: 'last' | 'first' | 'done';
  /** Whether it may come with a note. */
  readonly note?: true;
};

/** What reminders know of a kind. Custom date fields are known without a line here. */
type ReminderFacts = {
  /** The date columns that a reminder can follow, by key, with the stored field behind each or the way to it. The field holds a day or an instant. */
  readonly dates: Readonly<Record<string, string | ((stored: Readonly<Record<string, unknown>>) => unknown)>>;
  /** The stored field with the person of the record; null for a kind that nobody holds. */
  readonly person: string | null;
};

/** The areas whose records are of some kind, in the order in which webhooks offer them. */
export const kindAreas = ['people', 'fleet', 'assets', 'software', 'trainings', 'days_off', 'contracts'] as const;

type KindFacts = {
  readonly area: (typeof kindAreas)[number];
  /** The right to see records of the kind and the right to change them; scope and fields may ask for more. */
  readonly read: Permission;
  readonly write: Permission;
  /** The right to add many of them from a file, where files are read. */
  readonly import: Permission;
  /** The rights that its documents ask for, beside the right to see the record (docs/areas/files.md#documents). */
  readonly documents: { readonly read: Permission; readonly write: Permission };
  /** The file of messages that names its fields and their values. */
  readonly messages: string;
  /** How the types of its events begin. */
  readonly eventPrefix: string;
  /** The kinds in whose feeds its events are repeated; `can-stand-in-feed.ts` knows which are not. */
  readonly repeatedIn: readonly ObjectType[];
  /** The fields of bulk edit. Values that name or measure a single record (name, plate, e-mail, CO2 …) are left out. */
  readonly bulkFields: readonly BulkField[];
  /** What can be done with many of them at once. */
  readonly bulkActs: Readonly<Partial<Record<BulkAct, BulkActFacts>>>;
  readonly reminders: ReminderFacts;
  /**
   * Over how many partitions the records are spread: several for what grows with the company, one for what changes
   * rarely, since each costs every warm list one query. Changing the number needs a rewrite of the kind.
   */
  readonly partitions: number;
};

const columnsOfSameName = (...keys: readonly string[]): BulkField[] => keys.map((key) => ({ key, column: key }));

const sameNames = (...fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, field]));

const companyItemRights = { read: 'documents:things', write: 'documents:things-write' } as const;

/** What the mechanisms know of each kind of record; its columns stand in `shared/kinds/record-rows.ts`. */
export const kindFacts: Readonly<Record<ObjectType, KindFacts>> = {
  car: {
    area: 'fleet',
    read: 'fleet:read',
    write: 'fleet:write',
    import: 'fleet:import',
    documents: { read: 'fleet:documents', write: 'fleet:documents-write' },
    messages: 'fleet',
    eventPrefix: 'car_',
    repeatedIn: [],
    bulkFields: [
      ...columnsOfSameName('supplier', 'color', 'contract_type', 'usage_type', 'is_utility_vehicle'),
      { key: 'related_employee_id', column: 'person_name', day: 'change_date' },
      ...columnsOfSameName('is_pool_vehicle', 'order_date', 'date_commissioning'),
      ...columnsOfSameName(
        'cost_yearly',
        'operational_cost_yearly',
        'own_contribution',
        'own_contribution_payment_type',
      ),
    ],
    bulkActs: {
      archive: { write: 'fleet:archive', undo: 'fleet:unarchive', day: 'last' },
      unarchive: { write: 'fleet:unarchive', undo: 'fleet:archive' },
    },
    reminders: {
      dates: {
        ...sameNames('date_first_registration', 'date_commissioning', 'order_date'),
        planned_end: 'date_end',
      },
      person: 'related_employee_id',
    },
    partitions: 4,
  },
  asset: {
    area: 'assets',
    read: 'assets:read',
    write: 'assets:write',
    import: 'assets:import',
    documents: companyItemRights,
    messages: 'assets',
    eventPrefix: 'asset_',
    repeatedIn: [],
    bulkFields: [
      { key: 'assetTypeId', column: 'name' },
      ...columnsOfSameName('vendor', 'price'),
      { key: 'owner_employee_id', column: 'owner_employee_name', day: 'change_date' },
    ],
    bulkActs: {
      archive: { write: 'assets:write', undo: 'assets:unarchive' },
      unarchive: { write: 'assets:unarchive', undo: 'assets:write' },
      return: { write: 'assets:write', undo: 'assets:write', day: 'last' },
      transfer: { write: 'assets:write', undo: 'assets:write', day: 'first' },
      check: { write: 'assets:write', undo: 'assets:write', day: 'done', note: true },
    },
    reminders: { dates: {}, person: 'owner_employee_id' },
    partitions: 4,
  },
  software_product: {
    area: 'software',
    read: 'software:read',
    write: 'software:edit-product',
    import: 'software:import',
    documents: companyItemRights,
    messages: 'software',
    eventPrefix: 'software_product_',
    repeatedIn: [],
    bulkFields: columnsOfSameName('seat_cost', 'cost_period', 'renewal_date'),
    bulkActs: {},
    reminders: { dates: sameNames('renewal_date'), person: null },
    partitions: 1,
  },
  software_license: {
    area: 'software',
    read: 'software:read',
    write: 'software:write',
    import: 'software:import',
    documents: companyItemRights,
    messages: 'software',
    eventPrefix: 'license_',
    repeatedIn: ['software_product', 'employee'],
    bulkFields: [],
    bulkActs: {
      deactivate: { write: 'software:write', undo: 'software:write', day: 'last' },
      reactivate: { write: 'software:write', undo: 'software:write' },
    },
    reminders: {
      dates: { ...sameNames('date_enabled'), planned_end: 'date_deactivated' },
      person: 'employee_id',
    },
    partitions: 4,
  },
  employee: {
    area: 'people',
    read: 'people:read',
    write: 'people:write',
    import: 'people:import',
    documents: { read: 'documents:read', write: 'documents:write' },
    messages: 'people',
    eventPrefix: 'employee_',
    repeatedIn: [],
    bulkFields: [
      { key: 'team_ids', column: 'team' },
      { key: 'team_ids_add', column: 'team' },
      { key: 'team_ids_remove', column: 'team' },
      ...columnsOfSameName('function', 'joint_committee', 'hours_per_week'),
      { key: 'reports_to_employee_id', column: 'reports_to' },
      ...columnsOfSameName('statute', 'dimona_statute', 'start_date', 'active_until', 'seniority_date'),
    ],
    bulkActs: {},
    reminders: { dates: sameNames('start_date', 'active_until', 'seniority_date'), person: 'id' },
    partitions: 1,
  },
  program: {
    area: 'trainings',
    read: 'trainings:read',
    write: 'trainings:write',
    import: 'trainings:import',
    documents: companyItemRights,
    messages: 'trainings',
    eventPrefix: 'program_',
    repeatedIn: [],
    bulkFields: [],
    bulkActs: {},
    reminders: { dates: {}, person: null },
    partitions: 1,
  },
  training: {
    area: 'trainings',
    read: 'trainings:read',
    write: 'trainings:write',
    import: 'trainings:import',
    documents: companyItemRights,
    messages: 'trainings',
    eventPrefix: 'training_',
    repeatedIn: [],
    bulkFields: [],
    bulkActs: {},
    reminders: { dates: sameNames('start_date', 'end_date'), person: null },
    partitions: 1,
  },
  training_employee: {
    area: 'trainings',
    read: 'trainings:read',
    write: 'trainings:participants',
    import: 'trainings:import',
    documents: companyItemRights,
    messages: 'trainings',
    eventPrefix: 'participant_',
    repeatedIn: ['training', 'employee'],
    bulkFields: [],
    bulkActs: {},
    reminders: {
      dates: {
        valid_until: ({ certificates }) => (certificates as readonly { valid_until: unknown }[]).at(-1)?.valid_until,
      },
      person: 'employee_id',
    },
    partitions: 4,
  },
  day_off_request: {
    area: 'days_off',
    read: 'days:read',
    write: 'days:write',
    import: 'days:import',
    documents: companyItemRights,
    messages: 'days-off',
    eventPrefix: 'day_off_',
    repeatedIn: ['employee'],
    bulkFields: [],
    bulkActs: {},
    reminders: { dates: sameNames('start_date', 'end_date', 'certificate_until'), person: 'employee_id' },
    partitions: 4,
  },
  contract_template: {
    area: 'contracts',
    read: 'templates:read',
    write: 'templates:write',
    import: 'templates:write',
    documents: companyItemRights,
    messages: 'templates',
    eventPrefix: 'template_',
    repeatedIn: [],
    bulkFields: [],
    bulkActs: {},
    reminders: { dates: {}, person: null },
    partitions: 1,
  },
  contract: {
    area: 'contracts',
    read: 'contracts:read',
    write: 'contracts:write',
    import: 'contracts:write',
    documents: { read: 'contracts:documents', write: 'contracts:documents-write' },
    messages: 'contracts',
    eventPrefix: 'contract_',
    repeatedIn: ['employee', 'car', 'asset'],
    bulkFields: [],
    bulkActs: {
      archive: { write: 'contracts:archive', undo: 'contracts:archive' },
      unarchive: { write: 'contracts:archive', undo: 'contracts:archive' },
    },
    reminders: {
      dates: {
        ...sameNames('deadline'),
        sent_on: 'sent_at',
        signed_on: 'signed_at',
      },
      person: 'employee_id',
    },
    partitions: 4,
  },
};
