import { listEmployeeContracts } from '#shared/contract/contracts/list-employee-contracts.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { contractCollection, contractsByPerson } from './contract-store.ts';
import { presentContracts } from './contract-wire.ts';

export const handler = serve(
  listEmployeeContracts,
  async ({ params: { id }, query: { page, per_page: size }, actor }) => {
    await Promise.all([visiblePerson(actor, id), contractCollection.refresh()]);
    const rows = contractsByPerson
      .rowsOf(id)
      .filter((row) => row.deleted === 0)
      .toSorted((one, other) => other.id - one.id);
    return { data: await presentContracts(rows.slice((page - 1) * size, page * size)), count: rows.length };
  },
);
