import { useQuery } from '@tanstack/react-query';
import type { SignerOut } from '#shared/contract/signing/signer.ts';
import type { UserRowOut } from '#shared/contract/session/user.ts';
import { listUsers } from '#shared/contract/session/list-users.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import { query } from '../../../api/query.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';

/** Whether a user may sign for the company (docs/areas/session-and-rights.md#permission-matrix, row 37); the server asks again. */
const maySign = (user: UserRowOut): boolean =>
  user.active === 1 &&
  user.role !== 'read_only' &&
  user.group_access === 'default' &&
  user.access_wages === 1 &&
  user.support === 0 &&
  user.reseller === 0;

/**
 * The users who may be chosen as signers. Whoever may not read the list of users chooses themselves, or one of those
 * that the contract names already.
 */
export const useSignerOptions = (signers: readonly SignerOut[]): { value: string; label: string }[] => {
  const can = useCan();
  const { user_id: own, name, acting_as: actingAs } = useActor();
  const users = useQuery({ ...query(listUsers, { query: { per_page: PER_PAGE_MAX } }), enabled: can('users:read') });
  const known = [
    ...(users.data?.data ?? []).filter(maySign).map((user) => ({ id: user.id, label: user.name })),
    ...signers.filter(({ user_id: id }) => id > 0).map((signer) => ({ id: signer.user_id, label: signer.name })),
    ...(can('contracts:sign') && actingAs === null ? [{ id: own, label: name }] : []),
  ];
  return [...new Map(known.map(({ id, label }) => [String(id), { value: String(id), label }])).values()];
};
