import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addIntegration } from './add-integration.ts';
import { addWebhookSubscription } from './add-webhook-subscription.ts';
import { checkIntegration } from './check-integration.ts';
import { deleteIntegration } from './delete-integration.ts';
import { deleteWebhookSubscription } from './delete-webhook-subscription.ts';
import { editIntegration } from './edit-integration.ts';
import { editWebhookSubscription } from './edit-webhook-subscription.ts';
import { getIntegration } from './get-integration.ts';
import { getMapping } from './get-mapping.ts';
import { linkDayOffType } from './link-day-off-type.ts';
import { listBenefits } from './list-benefits.ts';
import { listIntegrations } from './list-integrations.ts';
import { listPayrollTypes } from './list-payroll-types.ts';
import { listWebhookDeliveries } from './list-webhook-deliveries.ts';
import { listWebhookSubscriptions } from './list-webhook-subscriptions.ts';
import { reauthenticate } from './reauthenticate.ts';
import { resendWebhookDelivery } from './resend-webhook-delivery.ts';
import { testWebhookSubscription } from './test-webhook-subscription.ts';

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
  listWebhookSubscriptions,
  addWebhookSubscription,
  editWebhookSubscription,
  deleteWebhookSubscription,
  testWebhookSubscription,
  listWebhookDeliveries,
  resendWebhookDelivery,
] as const satisfies readonly Endpoint[];
