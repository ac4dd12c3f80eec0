import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate } from '#shared/values/dates.ts';
import { idParam } from '#shared/values/wire.ts';
import { heldAsset, heldLicense, heldVehicle } from './held.ts';

/** What the checklist adds to a held record. */
const checked = {
  /** Set when an earlier checklist left the record with the person. */
  kept: z.object({ date: dmyDate, by: z.string() }).nullable(),
};

export const getLeaver = endpoint({
  id: 'people.getLeaver',
  method: 'GET',
  path: '/api/employees/{id}/leaver',
  permission: 'people:read',
  summary: 'The leaver checklist: what a person holds now, as far as the user may see it',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    /** The last working day once it has come, else today. */
    date: dmyDate,
    vehicles: z.array(heldVehicle.extend(checked)),
    assets: z.array(heldAsset.extend(checked)),
    licences: z.array(heldLicense.extend(checked)),
  }),
  errors: ['not_found'],
});
