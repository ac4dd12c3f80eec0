import type { PolicyDetails, PolicyRowOut } from '#shared/contract/contracts/policy.ts';
import type { PolicyCells } from '#shared/contracts/policy.columns.ts';
import { receiptOwedTo, type PolicyContract } from '#shared/contracts/policy.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';

/** The policy in a line of a list; nothing for a reader who may not see policies. */
export const presentPolicyRow = ({ policy }: PolicyCells, actor: Actor): PolicyRowOut =>
  can(actor, 'policies:read')
    ? {
        policy_contract_id: policy?.contract_id ?? null,
        policy_state: policy?.state ?? null,
        policy_outdated: policy?.outdated ?? null,
        policy_waiting_since: toDmyOrNull(policy?.waiting_since ?? null),
      }
    : {};

type PolicyFacts = {
  readonly policy: PolicyDetails | null;
  readonly receipt_owed: { readonly employee_id: number; readonly person_name: string } | null;
};

/** What the page of a thing tells of its policy, and who should get a receipt of its return. */
export const presentPolicy = async (
  actor: Actor,
  row: PolicyCells | undefined,
  contracts: readonly PolicyContract[],
  holder: number,
): Promise<PolicyFacts> => {
  if (!can(actor, 'policies:read')) return { policy: null, receipt_owed: null };
  const owed = receiptOwedTo(contracts, holder);
  const scope = await visibleEmployees(actor);
  const cell = row?.policy;
  return {
    policy: cell
      ? { contract_id: cell.contract_id, name: cell.name, state: cell.state, outdated: cell.outdated }
      : null,
    receipt_owed: owed > 0 && scope.has(owed) ? { employee_id: owed, person_name: nameOfPerson(owed) ?? '' } : null,
  };
};
