import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { TARGET_MAX } from '#shared/belgium/co2-target.rules.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { id } from '#shared/values/wire.ts';

export const getEmissionTarget = endpoint({
  id: 'fleet.getEmissionTarget',
  method: 'GET',
  path: '/api/cars/co2Target',
  permission: 'fleet:read',
  summary: 'The average CO2 of the fleet, and the cars to replace by electric ones until it is at most a target',
  query: z.strictObject({ target: wireWholeNumber.pipe(z.int().min(0).max(TARGET_MAX)).optional() }),
  response: z.object({
    /** The average of the vehicles whose CO2 value is known, in g/km; null without any. */
    average: z.int().nullable(),
    vehicles: z.int(),
    /** Cars whose CO2 value is not known, which do not count. */
    unknown: z.int(),
    /** The CO2 contribution of an electric car that is ordered today, in EUR a year; null while the figures of the year are not known. */
    electric_yearly: z.number().nullable(),
    /** The cars to replace; absent without a target. */
    plan: z
      .object({
        target: z.int(),
        cars: z.int(),
        average_after: z.int().nullable(),
        saving_yearly: z.number(),
        /** Cars of the plan whose contribution is not known, so that they save nothing in the sum. */
        without_saving: z.int(),
        /** The first of them, those that emit most first. */
        data: z.array(
          z.object({
            id,
            name: z.string(),
            plate: z.string().nullable(),
            person_name: z.string().nullable(),
            co2_g_km: z.int(),
            contribution_yearly: z.number().nullable(),
            saving_yearly: z.number().nullable(),
            average_after: z.int(),
          }),
        ),
      })
      .optional(),
  }),
});
