import type { ContractRow } from '#shared/contracts/contract.columns.ts';

const over = new Set(['signed', 'cancelled']);

/** Whether a user owns the contract or still has to sign it. */
export const isPartyTo = (row: ContractRow, user: number): boolean =>
  row.owner_user_id === user ||
  (!over.has(row.state) &&
    row.signers.some(
      ({ user_id: id, state }) => id === user && (state === 'waiting' || state === 'sent' || state === 'opened'),
    ));
