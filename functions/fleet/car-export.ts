import type { Column } from '#shared/list/column.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Language } from '#shared/values/language.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { fleetTexts } from '#functions/platform/texts/fleet.ts';
import { vehicles } from './vehicles.ts';

const nameParts = new Set(['brand', 'model']);

/** How far a vehicle is ready for payroll, as its badge says. */
const readiness =
  (language: Language) =>
  ({ payroll_missing: missing }: VehicleRow): string | null => {
    const { ready, missing_one: one, missing_other: other } = fleetTexts(language).readiness;
    if (missing === null) return null;
    return missing === 0 ? ready : (missing === 1 ? one : other).replace('{{count}}', String(missing));
  };

/** Brand and model in columns of their own, so that the file can be imported again. */
const importable = (columns: readonly Column<VehicleRow>[], language: Language): readonly Column<VehicleRow>[] => {
  const inWords = (column: Column<VehicleRow>): Column<VehicleRow> =>
    column.key === 'payroll_missing' ? { ...column, kind: 'text', value: readiness(language) } : column;
  const parts = (vehicleColumns as readonly Column<VehicleRow>[]).filter(({ key }) => nameParts.has(key));
  const rest = columns.filter(({ key }) => key !== 'name' && !nameParts.has(key));
  return (columns.some(({ key }) => key === 'name') ? [...parts, ...rest] : columns).map(inWords);
};

/** The list of vehicles as a file. */
export const carExport = listExport({
  name: 'cars',
  object: 'car',
  permission: 'fleet:export',
  sheet: 'fleet',
  texts: fleetTexts,
  matching: (actor, query) => vehicles(actor).matching(query),
  importable,
});
