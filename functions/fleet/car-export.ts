import type { Column } from '#shared/list/column.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import texts from '#shared/messages/en/fleet.json' with { type: 'json' };
import { listExport } from '#functions/platform/records/list-export.ts';
import { vehicles } from './vehicles.ts';

const nameParts = new Set(['brand', 'model']);

/** Brand and model in columns of their own, so that the file can be imported again. */
const importable = (columns: readonly Column<VehicleRow>[]): readonly Column<VehicleRow>[] => {
  const parts = (vehicleColumns as readonly Column<VehicleRow>[]).filter(({ key }) => nameParts.has(key));
  const rest = columns.filter(({ key }) => key !== 'name' && !nameParts.has(key));
  return columns.some(({ key }) => key === 'name') ? [...parts, ...rest] : columns;
};

/** The list of vehicles as a file. */
export const carExport = listExport({
  name: 'cars',
  object: 'car',
  permission: 'fleet:export',
  file: 'fleet',
  sheet: 'Fleet',
  texts,
  matching: (actor, query) => vehicles(actor).matching(query),
  importable,
});
