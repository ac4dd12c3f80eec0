import { missingValues } from '#shared/contract/contracts/missing-values.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { missingForContract, missingForPeople } from './missing.ts';

export const handler = serve(missingValues, ({ body, actor }) =>
  body.contract_id === undefined ? missingForPeople(actor, body) : missingForContract(actor, body.contract_id),
);
