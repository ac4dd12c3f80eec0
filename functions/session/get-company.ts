import { getCompany } from '#shared/contract/session/get-company.ts';
import { assertMayAny } from '#shared/permissions/assert-may.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readCompanyForChange } from '#functions/platform/session/company.ts';
import { presentCompany } from './company-changes.ts';

export const handler = serve(getCompany, async ({ actor }) => {
  assertMayAny(actor, ['templates:read', 'settings:manage']);
  const { value, version } = await readCompanyForChange();
  return { ...(await presentCompany(value)), version };
});
