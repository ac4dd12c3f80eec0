import type * as z from 'zod';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { importParams } from '#shared/contract/imports/import.ts';
import type { Permission } from '#shared/permissions/rules.ts';

export type ImportObject = z.output<typeof importParams>['object'];

/** The import wizard of one kind of object; its texts are under the name of the object in imports.json. */
export type ImportConfig = {
  object: ImportObject;
  /** The kind of record whose import right the wizard requires, and to whose list it leads. */
  kind: ObjectType;
  /** A further right without which nothing of it can be written. */
  also?: Permission;
  /** The fields that make up the name of a row; they share a column of the check. */
  name: readonly string[];
  /** The fields that can identify existing records, the most reliable first. */
  keys: readonly string[];
  /** Whether rows can give a record to another person, from a day on. */
  hasChangeDate: boolean;
};

export const importConfigs: Readonly<Record<ImportObject, ImportConfig>> = {
  car: {
    object: 'car',
    kind: 'car',
    name: ['brand', 'model'],
    keys: ['id', 'plate', 'chassis_number'],
    hasChangeDate: true,
  },
  asset: {
    object: 'asset',
    kind: 'asset',
    name: ['name'],
    keys: ['id', 'serial_number'],
    hasChangeDate: true,
  },
  software: {
    object: 'software',
    kind: 'software_product',
    name: ['name', 'person_name'],
    keys: [],
    hasChangeDate: true,
  },
  employee: {
    object: 'employee',
    kind: 'employee',
    name: ['first_name', 'last_name'],
    keys: ['id', 'employee_number', 'email'],
    hasChangeDate: false,
  },
  team: {
    object: 'team',
    kind: 'employee',
    also: 'settings:manage',
    name: ['name'],
    keys: [],
    hasChangeDate: false,
  },
  training: {
    object: 'training',
    kind: 'training',
    name: ['program_name', 'name'],
    keys: ['id'],
    hasChangeDate: false,
  },
  training_employee: {
    object: 'training_employee',
    kind: 'training_employee',
    name: ['person_name', 'training_name'],
    keys: [],
    hasChangeDate: false,
  },
  day_off_request: {
    object: 'day_off_request',
    kind: 'day_off_request',
    name: ['person_name', 'type_name'],
    keys: [],
    hasChangeDate: false,
  },
  work_schedule: {
    object: 'work_schedule',
    kind: 'day_off_request',
    name: ['person_name', 'schedule_name'],
    keys: [],
    hasChangeDate: false,
  },
  day_off_balance: {
    object: 'day_off_balance',
    kind: 'day_off_request',
    name: ['person_name', 'type_name'],
    keys: [],
    hasChangeDate: false,
  },
};

export const isImportObject = (name: string): name is ImportObject => Object.hasOwn(importConfigs, name);
