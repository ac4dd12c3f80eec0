import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { payrollFields } from '#shared/fleet/vehicle.ts';
import { wireDate } from '#shared/values/wire-date.ts';
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
  response: edited.extend({
    ...carWarnings.shape,
    /** Payroll fields that were in error before and that the edit did not touch. */
    open_fields: z.array(z.enum(payrollFields)),
  }),
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
