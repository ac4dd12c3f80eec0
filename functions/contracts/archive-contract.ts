import type { deleteContract } from '#shared/contract/contracts/delete-contract.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Request } from '#functions/platform/http/request.ts';
import { changeContract } from './change-contract.ts';
import { planArchive } from './contract-changes.ts';

type Asked = Pick<Request<typeof deleteContract>, 'body' | 'actor' | 'commit'>;

/** Archives a contract or brings it back, on top of the version that was seen. */
export const archiveContract = (asked: Asked, deleted: 0 | 1): Promise<EndpointResponse<typeof deleteContract>> =>
  changeContract(asked, {
    isDone: (before) => before.deleted === deleted,
    plan: (before) => ({
      writes: planArchive(asked.actor, before, deleted),
      answer: (version) => ({ id: before.id, version }),
    }),
  });
