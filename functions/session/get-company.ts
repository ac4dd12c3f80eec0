import { getCompany } from '#shared/contract/session/get-company.ts';
import { AppError } from '#shared/errors/problem.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { companyOut } from './company-changes.ts';

export const handler = serve(getCompany, async ({ actor }) => {
  if (!can(actor, 'templates:read') && !can(actor, 'settings:manage'))
    throw new AppError('forbidden', { extras: { permission: 'templates:read' } });
  return companyOut(await readCompany());
});
