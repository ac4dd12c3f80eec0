import { undeleteContract } from '#shared/contract/contracts/undelete-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { archiveContract } from './archive-contract.ts';

export const handler = serve(undeleteContract, (request) => archiveContract(request, 0));
