import * as z from 'zod';
import { amount, day, holderName } from './events-of-before.ts';

const text = z.string().optional();
const name = holderName.optional();
const via = { via_excel: z.boolean().optional(), via_undo: z.boolean().optional() };

const terminated = z.object({ date_end: day, reason: text, ...via });

/**
 * What is recorded of the work of a person: wages by date, the manager, the end of the contract. Feeds of before hold
 * these, too, where any field may be missing.
 */
export const workPayloads = {
  /** `date` is the first day of the wage. */
  wage_updated: z.object({ wage_type: text, old_amount: amount, new_amount: amount, date: day, ...via }),
  /** The first day of a wage before and after; without `new_from` it is called off. Feeds of before have `old`, `new`. */
  wage_duration_updated: z.object({
    wage_type: text,
    amount,
    old_from: text,
    new_from: text,
    old: text,
    new: text,
    date: day,
    ...via,
  }),
  reports_to_updated: z.object({ old_manager_name: name, new_manager_name: name, date: day, ...via }),
  /** The end of an employment, set or planned; `date_end` is the last day. */
  freelance_contract_terminated: terminated,
  payroll_contract_terminated: terminated,
};
