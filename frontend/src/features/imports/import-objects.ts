import type * as z from 'zod';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { importParams } from '#shared/contract/imports/import.ts';

export type ImportObject = z.output<typeof importParams>['object'];

/** How the wizard speaks of one importable object; the texts stand under its name in imports.json. */
export type ImportLook = {
  object: ImportObject;
  /** The kind of record whose right it takes and to whose list it leads. */
  kind: ObjectType;
  /** Fields that are read together as the name of a row; they share a column of the check. */
  name: readonly string[];
  /** Keys that find existing records, the surest first. */
  keys: readonly string[];
  /** Rows can give a record another person, from a day on. */
  hasChangeDate: boolean;
};

export const importLooks: Readonly<Record<ImportObject, ImportLook>> = {
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
};
