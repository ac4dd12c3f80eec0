import type { Column } from '#shared/list/column.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import texts from '#shared/messages/en/fleet.json' with { type: 'json' };
import { listExport } from '#functions/platform/records/list-export.ts';
import { vehicles } from './vehicles.ts';

const nameParts = new Set(['brand', 'model']);

const { ready, missing_one: missingOne, missing_other: missingOther } = texts.readiness;

/** How far a vehicle is ready for payroll, as its badge says. */
const readiness = ({ payroll_missing: missing }: VehicleRow): string | null => {
  if (missing === null) return null;
  return missing === 0 ? ready : (missing === 1 ? missingOne : missingOther).replace('{{count}}', String(missing));
};

const inWords = (column: Column<VehicleRow>): Column<VehicleRow> =>
  column.key === 'payroll_missing' ? { ...column, kind: 'text', value: readiness } : column;

/** Brand and model in columns of their own, so that the file can be imported again. */
const importable = (columns: readonly Column<VehicleRow>[]): readonly Column<VehicleRow>[] => {
  const parts = (vehicleColumns as readonly Column<VehicleRow>[]).filter(({ key }) => nameParts.has(key));
  const rest = columns.filter(({ key }) => key !== 'name' && !nameParts.has(key));
  return (columns.some(({ key }) => key === 'name') ? [...parts, ...rest] : columns).map(inWords);
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
