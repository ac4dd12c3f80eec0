import type { BulkActs } from '#functions/platform/records/record-kind.ts';
import { planArchive } from './contract-changes.ts';
import { contracts } from './contracts.ts';

/** Archive and unarchive of many contracts; a contract that is in that state already is left alone. */
export const contractActs: BulkActs = {
  async open(actor, ids) {
    const toChange = await contracts(actor).manyToChange(ids);
    return (id, { act }) => {
      const contract = toChange(id);
      const deleted = act === 'archive' ? 1 : 0;
      return {
        before: contract,
        issues: [],
        writes: planArchive(actor, contract, deleted),
      };
    };
  },
};
