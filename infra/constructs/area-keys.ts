import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { TableDefinition } from '#functions/platform/storage/tables.ts';
import { areas } from './areas.ts';
import { guardedKeys, type GuardedKey } from './guarded-keys.ts';

/** `fleet.listCars` → `fleet`. */
export const areaOf = ({ id }: Pick<Endpoint, 'id'>): string => id.slice(0, id.indexOf('.'));

/**
 * The guarded keys of a table that an area must not write, as patterns of IAM. Where groups give rights, whatever writes
 * stores those of its user (docs/areas/session-and-rights.md#rights-by-groups).
 */
export const keysOfOthers = (area: string, table: TableDefinition['name'], hasGroups: boolean): GuardedKey[] => {
  const own = new Set<GuardedKey>([...(areas[area]?.writes ?? []), ...(hasGroups ? (['user#*'] as const) : [])]);
  return guardedKeys[table].filter((key) => !own.has(key));
};
