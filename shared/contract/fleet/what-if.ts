import * as z from 'zod';
import { LAST_YEAR } from '#shared/belgium/what-if.rules.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { missing, monthlyFigure } from '#shared/contract/fleet/estimates.ts';
import { ALTERNATIVES_MAX } from '#shared/belgium/compared-car.rules.ts';
import { CO2_MAX } from '#shared/fleet/vehicle.rules.ts';
import { fuels } from '#shared/values/fuel.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { line } from '#shared/values/text.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared, id } from '#shared/values/wire.ts';

const co2 = wireWholeNumber.pipe(z.int().min(0).max(CO2_MAX));
const NAME_MAX = 200;

/** All optional, so that the rules can name each missing one. */
const alternative = z.strictObject({
  name: cleared(line(NAME_MAX)),
  fuel: cleared(z.enum(fuels)),
  co2_g_km: cleared(co2),
  co2_g_km_wltp: cleared(co2),
  /** The CO2 value of the car that corresponds to a fake hybrid. */
  co2_g_km_corresponding: cleared(co2),
  catalogue_value: cleared(wireMoney),
  order_date: cleared(wireDate),
  date_first_registration: cleared(wireDate),
  yearly_cost: cleared(wireMoney),
});

const yearFigures = z.object({
  year: z.int(),
  /** 1 where figures of an earlier year stand for those that are not known yet. */
  assumed: z.union([z.literal(0), z.literal(1)]),
  /** The benefit in kind in EUR, before what the driver pays; absent without the right to see it. */
  benefit: z.number().nullable().optional(),
  co2_contribution: z.number().nullable(),
  cost: z.number().nullable(),
});

export const whatIf = endpoint({
  id: 'fleet.whatIf',
  method: 'POST',
  path: '/api/cars/whatIf',
  permission: 'fleet:read',
  summary: 'Estimates of other cars beside a vehicle, or beside those of a person, by year',
  body: z.strictObject({
    car_id: id.optional(),
    employee_id: id.optional(),
    alternatives: z.array(alternative).max(ALTERNATIVES_MAX),
    /** From this year on up to 2029 when absent. */
    years: z.array(z.int().min(2023).max(LAST_YEAR)).min(1).max(10).optional(),
  }),
  response: z.object({
    years: z.array(z.int()),
    /** The present vehicles first, then the alternatives in their order. */
    compared: z.array(
      z.object({
        name: z.string(),
        car_id: id.nullable(),
        /**
         * The benefit in kind of this year at the rate of today, before what the driver pays; absent without the right
         * to see it.
         */
        benefit_in_kind: monthlyFigure.extend({ yearly: z.number() }).nullable().optional(),
        co2_contribution: monthlyFigure.nullable(),
        missing,
        figures: z.array(yearFigures),
      }),
    ),
  }),
  errors: ['not_found'],
});
