import type { Contract } from '#shared/contracts/contract.ts';
import { AppError } from '#shared/errors/problem.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import { contractCollection, contractStore } from './contract-store.ts';

/** A contract; a team manager sees those of their people (docs/areas/contracts.md#rights). */
export const contractSight: RecordSight<Contract> = {
  store: contractStore,
  nameOf: ({ name }) => name,
  async see(actor, id) {
    const [stored, scope] = await Promise.all([
      contractStore.get(id),
      visibleEmployees(actor),
      contractCollection.refresh(),
    ]);
    if (!stored || !scope.has(stored.employee_id)) throw new AppError('not_found');
    return stored;
  },
  refusal: () => Promise.resolve(undefined),
  async names() {
    const rows = await contractCollection.refresh();
    return (id) => rows.get(id)?.name ?? null;
  },
};
