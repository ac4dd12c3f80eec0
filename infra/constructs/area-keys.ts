import type { Endpoint } from '#shared/contract/endpoint.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import type { TableDefinition } from '#functions/platform/storage/tables.ts';

/** `fleet.listCars` → `fleet`. */
export const areaOf = ({ id }: Pick<Endpoint, 'id'>): string => id.slice(0, id.indexOf('.'));

/** The partitions of records: whoever writes one of these changes what the company has. */
const recordKeys = objectTypes.map((type) => `${type}#*` as const);

/**
 * The keys of the tables that only those areas write that say so below: records, and what rights, secrets, payroll and
 * law hang on. What is not here is bookkeeping of every area (counters, the log of changes, mails, reminders, claims).
 * A run acts with the rights of the user in it, so only areas that start runs write them.
 */
const guardedKeys = {
  records: [
    ...recordKeys,
    'user#*',
    'unique#subject#*',
    'unique#user_email#*',
    'team#*',
    'segment#*',
    'custom_field#*',
    'asset_type#*',
    'template_category#*',
    'day_off_type#*',
    'work_schedule#*',
    'person_days#*',
    'pushed_days#*',
    'integration#*',
    'integration-features#*',
    'webhook_subscription#*',
    'api-key#*',
    'erasure#*',
    'kept-signature',
    'link#*',
    'calendar-feed',
    'push-command',
    'watched-push',
    'push-lock#*',
    'pushed-person#*',
    'push-answer#*',
    'setting',
    'signing',
    'snapshot#*',
    'view#*',
    'preference#*',
  ],
  activity: ['audit#*'],
  runs: ['audit', 'days', 'ended-sign-in#*', 'failed-sign-ins#*', 'sign-in-tries', 'run#*', 'known-groups#*'],
} as const satisfies Record<TableDefinition['name'], readonly string[]>;

type GuardedKey = (typeof guardedKeys)[keyof typeof guardedKeys][number];

/** The guarded keys that the endpoints of an area write; an area that is not here writes none. */
const areaKeys: Readonly<Record<string, readonly GuardedKey[]>> = {
  activity: ['audit#*', 'audit', 'run#*'],
  assets: ['asset#*', 'asset_type#*', 'run#*'],
  contracts: ['contract#*', 'contract_template#*', 'setting', 'signing', 'run#*'],
  daysOff: [
    'day_off_request#*',
    'day_off_type#*',
    'work_schedule#*',
    'person_days#*',
    'setting',
    'link#*',
    'calendar-feed',
    // Requests of a person take turns beside the record.
    'employee#*',
    'run#*',
  ],
  // A record counts its documents.
  files: recordKeys,
  fleet: ['car#*', 'setting', 'run#*'],
  home: ['asset_type#*', 'custom_field#*', 'day_off_type#*', 'program#*', 'training#*', 'setting', 'preference#*'],
  imports: ['preference#*', 'run#*'],
  integrations: ['integration#*', 'integration-features#*', 'webhook_subscription#*', 'setting', 'failed-sign-ins#*'],
  links: ['link#*', 'contract#*', 'signing', 'day_off_request#*', 'employee#*', 'training#*', 'training_employee#*'],
  people: [
    'employee#*',
    'team#*',
    'erasure#*',
    'setting',
    // Who leaves loses their login, and hands on what they hold.
    'user#*',
    'car#*',
    'asset#*',
    'software_license#*',
    'run#*',
  ],
  push: ['push-command', 'watched-push', 'push-lock#*', 'run#*'],
  // Tags and custom fields of every kind.
  records: [...recordKeys, 'custom_field#*', 'view#*', 'run#*'],
  runs: ['run#*'],
  segments: ['segment#*'],
  session: [
    'user#*',
    'unique#subject#*',
    'unique#user_email#*',
    'api-key#*',
    'setting',
    'ended-sign-in#*',
    'preference#*',
  ],
  signing: ['contract#*', 'signing', 'link#*', 'kept-signature', 'setting'],
  software: ['software_product#*', 'software_license#*', 'run#*'],
  templates: ['contract_template#*', 'template_category#*', 'setting', 'run#*'],
  trainings: ['program#*', 'training#*', 'training_employee#*', 'setting', 'run#*'],
};

/** Where groups give rights, whatever writes keeps those of its user (docs/areas/session-and-rights.md#rights-by-groups). */
const ofGroups: readonly GuardedKey[] = ['user#*', 'known-groups#*'];

/** The guarded keys of a table that an area must not write, as patterns of IAM. */
export const keysOfOthers = (area: string, table: TableDefinition['name'], hasGroups: boolean): GuardedKey[] => {
  const own = new Set<GuardedKey>([...(areaKeys[area] ?? []), ...(hasGroups ? ofGroups : [])]);
  return guardedKeys[table].filter((key) => !own.has(key));
};
