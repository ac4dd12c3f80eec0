import { listContracts } from '#shared/contract/contracts/list-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { contracts } from './contracts.ts';

export const handler = serve(listContracts, ({ query: { template_id, employee_id, ...query }, actor }) =>
  contracts(actor).list(query, { template_id, employee_id }),
);
