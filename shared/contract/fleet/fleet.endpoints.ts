import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addCar } from './add-car.ts';
import { checkPayrollMonthPushed } from './check-payroll-month-pushed.ts';
import { deleteCarPermanently } from './delete-car-permanently.ts';
import { deleteCar } from './delete-car.ts';
import { editCar } from './edit-car.ts';
import { exportCars } from './export-cars.ts';
import { getCarAssignments } from './get-car-assignments.ts';
import { getCarDetails } from './get-car-details.ts';
import { getEmissionTarget } from './get-emission-target.ts';
import { getParameters } from './get-parameters.ts';
import { listCars } from './list-cars.ts';
import { setParameters } from './set-parameters.ts';
import { undeleteCar } from './undelete-car.ts';
import { whatIf } from './what-if.ts';

export const fleetEndpoints = [
  listCars,
  exportCars,
  getCarDetails,
  getCarAssignments,
  checkPayrollMonthPushed,
  addCar,
  editCar,
  deleteCar,
  undeleteCar,
  deleteCarPermanently,
  whatIf,
  getEmissionTarget,
  getParameters,
  setParameters,
] as const satisfies readonly Endpoint[];
