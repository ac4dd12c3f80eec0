import type { ContractState } from './names.ts';
import type { PolicyCell } from './policy.rules.ts';

/**
 * The states in which a contract can be the policy that counts. They are written out, since a list of vehicles that took
 * them from the names of contracts would load all of those.
 */
const policyStates = [
  'draft',
  'awaiting_first',
  'awaiting_second',
  'awaiting_employee',
  'completing',
  'signed',
  'declined',
  'expired',
  'provider_error',
] as const satisfies readonly ContractState[];

/** A vehicle or an asset, with what a list says of its policy. */
export type PolicyCells = { readonly policy: PolicyCell | null };

/** The columns of the policy in the lists of what people hold; their labels begin with the messages of the list. */
export const policyColumns = <Messages extends 'fleet' | 'assets'>(messages: Messages) =>
  [
    {
      key: 'policy_state',
      label: `${messages}:column.policy_state`,
      kind: 'enum',
      value: ({ policy }: PolicyCells) => policy?.state ?? null,
      options: policyStates,
      permission: 'policies:read',
    },
    {
      key: 'policy_outdated',
      label: `${messages}:column.policy_outdated`,
      kind: 'flag',
      value: ({ policy }: PolicyCells) => policy?.outdated ?? null,
      permission: 'policies:read',
    },
    {
      key: 'policy_waiting_since',
      label: `${messages}:column.policy_waiting_since`,
      kind: 'date',
      value: ({ policy }: PolicyCells) => policy?.waiting_since ?? null,
      permission: 'policies:read',
    },
  ] as const;

type PolicySegment = (row: PolicyCells) => boolean;

/** Built-in segments of the policy, for records that are not archived and that somebody has. */
export const policySegments: Readonly<Record<string, PolicySegment>> = {
  no_policy: ({ policy }) => policy === null,
  policy_outdated: ({ policy }) => policy?.outdated === 1,
  policy_declined: ({ policy }) => policy?.state === 'declined',
  policy_waiting: ({ policy }) => policy !== null && policy.waiting_since !== null,
};
