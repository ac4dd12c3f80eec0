import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addIntegration } from './add-integration.ts';
import { checkIntegration } from './check-integration.ts';
import { deleteIntegration } from './delete-integration.ts';
import { editIntegration } from './edit-integration.ts';
import { getIntegration } from './get-integration.ts';
import { getMapping } from './get-mapping.ts';
import { linkDayOffType } from './link-day-off-type.ts';
import { listBenefits } from './list-benefits.ts';
import { listIntegrations } from './list-integrations.ts';
import { listPayrollTypes } from './list-payroll-types.ts';
import { reauthenticate } from './reauthenticate.ts';

export const integrationsEndpoints = [
  listIntegrations,
  getIntegration,
  addIntegration,
  editIntegration,
  deleteIntegration,
  checkIntegration,
  reauthenticate,
  listPayrollTypes,
  getMapping,
  linkDayOffType,
  listBenefits,
] as const satisfies readonly Endpoint[];
