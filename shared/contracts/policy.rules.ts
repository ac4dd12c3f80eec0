import type { TemplateType } from '#shared/templates/names.ts';
import { belgianDay, type IsoDate } from '#shared/values/dates.ts';
import type { Contract } from './contract.ts';
import type { ContractState, PolicyKind } from './names.ts';

/** What is known of a contract about things, as far as it is their policy (docs/areas/policies.md#policies). */
export type PolicyContract = Pick<
  Contract,
  'id' | 'name' | 'state' | 'employee_id' | 'sent_at' | 'deleted' | 'policy'
> & {
  /** 1: the template was published anew since the policy was made. */
  readonly outdated: 0 | 1;
};

/** The policy of a thing, as its list and its page tell it. */
export type PolicyCell = {
  readonly contract_id: number;
  readonly name: string;
  readonly state: ContractState;
  readonly outdated: 0 | 1;
  /** The day on which the policy was sent, while somebody has to sign it. */
  readonly waiting_since: IsoDate | null;
};

const waiting: ReadonlySet<ContractState> = new Set(['awaiting_first', 'awaiting_second', 'awaiting_employee']);

const newest = (contracts: readonly PolicyContract[]): PolicyContract | undefined =>
  contracts.toSorted((one, other) => one.id - other.id).at(-1);

const counts = ({ state, deleted }: PolicyContract): boolean => deleted === 0 && state !== 'cancelled';

const isPolicy = (contract: PolicyContract): boolean => contract.policy === 'policy' || contract.policy === 'annex';

/** The policy of a thing: the newest one of whoever has it now that was neither cancelled nor archived. */
export const policyOf = (contracts: readonly PolicyContract[], holder: number): PolicyCell | null => {
  const found = newest(contracts.filter((each) => isPolicy(each) && counts(each) && each.employee_id === holder));
  if (!found) return null;
  return {
    contract_id: found.id,
    name: found.name,
    state: found.state,
    outdated: found.outdated,
    waiting_since: waiting.has(found.state) && found.sent_at !== null ? belgianDay(new Date(found.sent_at)) : null,
  };
};

/**
 * The person who signed for a thing, no longer has it and was given no receipt of its return; 0 for nobody. Only the
 * last of several people counts.
 */
export const receiptOwedTo = (contracts: readonly PolicyContract[], holder: number): number => {
  const signed = newest(contracts.filter((each) => isPolicy(each) && each.state === 'signed' && each.deleted === 0));
  if (!signed || signed.employee_id === holder) return 0;
  const hasReceipt = contracts.some(
    (each) =>
      each.policy === 'return_receipt' &&
      counts(each) &&
      each.employee_id === signed.employee_id &&
      each.id > signed.id,
  );
  return hasReceipt ? 0 : signed.employee_id;
};

/** The types of templates from which each kind can be made. */
export const policyTemplateTypes: Readonly<Record<PolicyKind, readonly TemplateType[]>> = {
  policy: ['asset_policy', 'car_policy'],
  annex: ['asset_policy', 'car_policy', 'annex'],
  return_receipt: ['return_receipt'],
};
