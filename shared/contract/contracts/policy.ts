import * as z from 'zod';
import { contractStates } from '#shared/contracts/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { flag, id } from '#shared/values/wire.ts';

/** The policy of a vehicle or an asset; null without one, and for readers who may not see policies. */
export const policyDetails = z.object({
  contract_id: id,
  name: z.string(),
  state: z.enum(contractStates),
  /** 1: its template was published anew since it was made. */
  outdated: flag,
});
export type PolicyDetails = z.output<typeof policyDetails>;

/** Who signed for the thing, no longer has it and was given no receipt; null for nobody. */
export const receiptOwed = z.object({ employee_id: id, person_name: z.string() }).nullable();

/** The policy in lists; there only for readers who may see policies. */
export const policyRow = {
  policy_contract_id: id.nullable().optional(),
  policy_state: z.enum(contractStates).nullable().optional(),
  policy_outdated: flag.nullable().optional(),
  policy_waiting_since: dmyDate.nullable().optional(),
};
export const policyRowOut = z.object(policyRow);
export type PolicyRowOut = z.output<typeof policyRowOut>;

/** What a call that makes a policy answers: the contract, and how many things it is about. */
export const policyMade = z.object({ contract_id_inserted: id, count_inserted: z.int().positive() });
