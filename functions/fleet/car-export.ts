import type * as z from 'zod';
import type { Column } from '#shared/list/column.ts';
import type { exportQuery } from '#shared/list/list-query.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import fleetTexts from '#shared/messages/en/fleet.json' with { type: 'json' };
import { today } from '#functions/http/clock.ts';
import { fileHeaders } from '#functions/records/file-headers.ts';
import { chosenColumns, workbookColumns, workbookRows } from '#functions/runs/export-columns.ts';
import type { Exporter } from '#functions/runs/export-list.ts';
import { vehicles } from './vehicles.ts';

const nameParts = new Set(['brand', 'model']);

/** Brand and model in columns of their own, so that the file can be imported again. */
const importable = (columns: readonly Column<VehicleRow>[]): readonly Column<VehicleRow>[] => {
  const parts = (vehicleColumns as readonly Column<VehicleRow>[]).filter(({ key }) => nameParts.has(key));
  const rest = columns.filter(({ key }) => key !== 'name' && !nameParts.has(key));
  return columns.some(({ key }) => key === 'name') ? [...parts, ...rest] : columns;
};

/** The current filter, sort and columns of the fleet list. */
export const carExport: Exporter<z.output<typeof exportQuery>> = {
  name: 'cars',
  permission: 'fleet:export',
  open: async (actor, query) => {
    const [{ rows, columns }, headers] = await Promise.all([
      vehicles(actor).matching(query),
      fileHeaders(actor, 'car'),
    ]);
    const chosen = importable(chosenColumns(query.columns, columns));
    return {
      fileName: `fleet-${today()}.xlsx`,
      sheetName: 'Fleet',
      columns: workbookColumns(chosen, fleetTexts, headers),
      rows: workbookRows(rows, chosen),
      count: rows.length,
    };
  },
};
