import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { contractDetails } from './contract-details.ts';

export const handler = serve(getContract, ({ params: { id }, actor }) => contractDetails(actor, id));
