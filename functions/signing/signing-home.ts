import type { ContractsHome } from '#shared/contract/home/get-home.ts';
import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import { currentSigner, isAwaiting } from '#shared/contracts/signing.rules.ts';
import { matchingRows, wholeList } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { belgianDay, toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { contracts } from '#functions/contracts/contracts.ts';
import { contractsToSign } from './to-sign.ts';

const underWay = { segment_id: 'under_way', show_deleted_only: '0' } as const;
const waitingSince = (row: ContractRow): IsoDate => belgianDay(new Date(currentSigner(row)?.sent_at ?? row.created_at));

const waitingOf = (rows: readonly ContractRow[]): NonNullable<ContractsHome['mine']> => {
  const [oldest] = rows
    .map((row) => ({ row, since: waitingSince(row) }))
    .toSorted((one, other) => (one.since < other.since ? -1 : 1));
  const [deadline = null] = rows.flatMap((row) => row.deadline ?? []).toSorted();
  return {
    count: rows.length,
    oldest: oldest
      ? { name: oldest.row.name, person_name: oldest.row.person_name, waiting_since: toDmy(oldest.since) }
      : null,
    deadline: toDmyOrNull(deadline),
  };
};

const awaiting = async (actor: Actor): Promise<ContractRow[]> => {
  const { rows, view } = await contracts(actor).open(underWay);
  return matchingRows(rows, wholeList, view).filter(({ state }) => isAwaiting(state));
};

/** The contracts of the home page: what waits for the user's own signature, and for anybody's. */
export const contractsHome = async (actor: Actor): Promise<ContractsHome> => ({
  mine: can(actor, 'contracts:sign') ? waitingOf(await contractsToSign(actor)) : null,
  team: can(actor, 'contracts:read') ? waitingOf(await awaiting(actor)) : null,
});
