import { listPayrollTypes } from '#shared/contract/integrations/list-payroll-types.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { storedIntegration } from './integration-store.ts';
import { typesOfOffice } from './payroll-types.ts';

export const handler = serve(listPayrollTypes, async ({ params, query }) =>
  typesOfOffice(await storedIntegration(params.id), query.refresh === '1'),
);
