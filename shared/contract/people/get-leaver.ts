import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { flag, idParam } from '#shared/values/wire.ts';
import { heldAsset, heldLicense, heldVehicle } from './held.ts';
import { personLogin } from './login.ts';
import { nextDriver } from './next-driver.ts';

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
  summary: 'The leaver checklist: what a person holds now or will get, as far as the user may see it',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    /** The first day without: the day after the last one where that is known, else today. */
    date: dmyDate,
    /** The login of the person, only for users who may deactivate them; null for somebody who does not sign in. */
    login: personLogin
      .extend({
        /** 1: the login is to go on after the last day. */
        keep_login: flag,
      })
      .nullable()
      .optional(),
    vehicles: z.array(
      heldVehicle.extend({
        ...checked,
        /** Who could drive it next; empty where somebody is planned already, and for users who may not change a driver. */
        next_drivers: z.array(nextDriver),
      }),
    ),
    assets: z.array(heldAsset.extend(checked)),
    licences: z.array(heldLicense.extend(checked)),
  }),
  errors: ['not_found'],
});
