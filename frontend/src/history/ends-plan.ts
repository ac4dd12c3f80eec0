import type { PlannedOut } from '#shared/contract/records/planned.ts';
import { isoOf } from '#shared/values/dates.ts';

/** Whether a record that ends on `day`, the first day without it (dd/mm/yyyy), ends before its planned change of holder. */
export const endsPlan = (planned: PlannedOut, day: string): planned is NonNullable<PlannedOut> => {
  const [end, change] = [isoOf(day), isoOf(planned?.start_date)];
  return end !== undefined && change !== undefined && change >= end;
};
