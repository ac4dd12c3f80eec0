import * as z from 'zod';

/** How somebody is paid, in the words of the payroll offices. */
export const wageTypes = [
  'employee_paid_hourly',
  'employee_paid_monthly',
  'employee_paid_daily',
  'employee_paid_weekly',
  'employee_paid_four_weekly',
  'employee_paid_per_unit',
  'freelancer_paid_hourly',
  'freelancer_paid_monthly',
  'freelancer_paid_daily',
  'intern_not_paid',
] as const;
export type WageType = (typeof wageTypes)[number];

/** Whether an amount belongs to the type; blank stands for a type that is not chosen yet. */
export const isPaid = (type: WageType | ''): boolean => type !== 'intern_not_paid';

/** A wage from a day on, until the next one: the amount in EUR per hour, month … of its type; null where none is paid. */
export const wage = z.object({ type: z.enum(wageTypes), amount: z.number().nullable(), from: z.string() });
export type Wage = z.infer<typeof wage>;
/** By day. */
export type Wages = readonly Wage[];
