import { isoOf, type IsoDate } from '#shared/values/dates.ts';
import { contractCollection, contractsByPerson, contractStore } from '#functions/contracts/contract-store.ts';
import { keptUntilOf } from '#functions/contracts/kept-until.ts';
import { removalOf } from '#functions/contracts/remove-contract.ts';
import { readErasures } from '#functions/platform/directory/erasures.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { forgetFilesOf } from './forget-contract.ts';

const system = automaticActor('System');

const removeIfDue = async (id: number, today: IsoDate): Promise<void> => {
  const contract = await contractStore.get(id);
  const until = contract && isoOf(await keptUntilOf(contract));
  if (!contract || until === undefined || until > today) return;
  // The files go before the contract, which says what is left when this is cut off.
  await forgetFilesOf(contract);
  const { writes } = await removalOf(system, contract);
  await transact(writes);
};

/** Removes the signed contracts of people who are erased, once the years for which they had to be kept are over. */
export const removeKeptContracts: DayWork = async (_, today) => {
  const erased = (await readErasures()).filter(({ state }) => state === 'done');
  if (erased.length === 0) return;
  await contractCollection.refresh();
  const contracts = erased.flatMap(({ employee_id: person }) => contractsByPerson.rowsOf(person));
  await doChores(
    contracts.map(
      ({ id }) =>
        () =>
          removeIfDue(id, today),
    ),
    'contracts of erased people were not removed',
  );
};
