import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/dates.ts';
import { cleared, edited, id, version } from '#shared/values/wire.ts';
import { carEdit } from './car-edit.ts';
import { carWarnings } from './car.ts';

/** A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. */
export const editCar = endpoint({
  id: 'fleet.editCar',
  method: 'POST',
  path: '/api/cars/edit',
  permission: 'fleet:write',
  summary: 'Edit a vehicle',
  body: carEdit({ car_id: id, version: version.optional(), change_date: cleared(wireDate) }),
  response: edited.extend(carWarnings.shape),
  errors: [
    'not_found',
    'stale_version',
    'archived',
    'invalid',
    'missing_data',
    'field_locked',
    'chassis_in_use',
    'period_overlap',
  ],
});
