import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';
import { addCarBody, carWarnings } from './car.ts';

export const addCar = endpoint({
  id: 'fleet.addCar',
  method: 'POST',
  path: '/api/cars/add',
  permission: 'fleet:write',
  summary: 'Add a vehicle',
  body: addCarBody,
  response: created.extend(carWarnings.shape),
  errors: ['missing_data', 'invalid', 'chassis_in_use', 'not_found'],
  idempotent: true,
});
