import type * as z from 'zod';
import type { importParams } from '#shared/contract/imports/import.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { paths } from '../../ui/paths.ts';

export type ImportObject = z.output<typeof importParams>['object'];

/** How the wizard speaks of one importable object; the texts stand under its name in imports.json. */
export type ImportLook = {
  object: ImportObject;
  permission: Permission;
  list: string;
  /** Fields that are read together as the name of a row; they share a column of the check. */
  name: readonly string[];
  /** Keys that find existing records, the surest first. */
  keys: readonly string[];
  /** Rows can give a record another person, from a day on. */
  hasChangeDate: boolean;
};

export const importLooks: Record<ImportObject, ImportLook> = {
  car: {
    object: 'car',
    permission: 'fleet:import',
    list: paths.fleet,
    name: ['brand', 'model'],
    keys: ['id', 'plate', 'chassis_number'],
    hasChangeDate: true,
  },
  asset: {
    object: 'asset',
    permission: 'assets:import',
    list: paths.assets,
    name: ['name'],
    keys: ['id', 'serial_number'],
    hasChangeDate: true,
  },
  software: {
    object: 'software',
    permission: 'software:import',
    list: paths.software,
    name: ['name', 'person_name'],
    keys: [],
    hasChangeDate: true,
  },
  employee: {
    object: 'employee',
    permission: 'people:import',
    list: paths.people,
    name: ['first_name', 'last_name'],
    keys: ['id', 'employee_number', 'email'],
    hasChangeDate: false,
  },
};
