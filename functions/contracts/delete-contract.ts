import { deleteContract } from '#shared/contract/contracts/delete-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { archiveContract } from './archive-contract.ts';

export const handler = serve(deleteContract, (request) => archiveContract(request, 1));
