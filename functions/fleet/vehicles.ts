import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { plateKey } from '#shared/fleet/plate-key.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { vehicleContext, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { isTaken } from '#functions/platform/assignments/held-records.ts';
import { plannedVehicles } from './planned-vehicles.ts';
import { seenVehicles } from './seen-vehicles.ts';
import { plateKeyColumn } from './vehicle-store.ts';

/** Vehicles as this actor may see and change them. */
export const vehicles = (actor: Actor) => {
  const context: VehicleContext = vehicleContext(actor);
  const { records, ...seen } = seenVehicles(actor);

  const hasDuplicatePlate = (rows: RowIndex<VehicleRow>, { id, plate }: Pick<Vehicle, 'id' | 'plate'>): boolean =>
    isTaken(rows, plateKeyColumn, plate && plateKey(plate), id);

  return {
    context,
    open: records.open,
    matching: records.matching,
    heldAs: records.heldAs,
    page: records.page,
    mayChange: records.mayChange,
    ...seen,
    ...plannedVehicles(actor),
    hasDuplicatePlate,

    /** A team manager adds vehicles only for their own people (docs/areas/session-and-rights.md#teams). */
    async assertMayAssign(employeeId: number): Promise<void> {
      assertMay(actor, 'fleet:assign');
      if (employeeId === 0 && !(await records.mayLeaveUnheld())) {
        throw new AppError('form_invalid', {
          fields: [issue('related_employee_id', 'required')],
          detail: 'Choose somebody of your teams.',
        });
      }
    },
  };
};
