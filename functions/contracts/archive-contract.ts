import type { deleteContract } from '#shared/contract/contracts/delete-contract.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Request } from '#functions/platform/http/request.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planArchive } from './contract-changes.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';

type Asked = Pick<Request<typeof deleteContract>, 'body' | 'actor' | 'commit'>;

/** Archives a contract or brings it back, on top of the version that was seen. */
export const archiveContract = (
  { body: { contract_id: id, version }, actor, commit }: Asked,
  deleted: 0 | 1,
): Promise<EndpointResponse<typeof deleteContract>> =>
  editRecord({
    of: ['contract', id],
    version,
    commit,
    read: () => contracts(actor).toChange(id),
    present: presentStored,
    isDone: (before) => before.deleted === deleted,
    plan: (before) => ({ writes: planArchive(actor, before, deleted), answer: (saved) => ({ id, version: saved }) }),
  });
