import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues, AppError } from '#shared/errors/problem.ts';
import type { Integration } from '#shared/integrations/integration.ts';
import type { PayrollProduct } from '#shared/integrations/provider.ts';
import { readFeaturesForChange, writeFeatures, type FeatureSettings } from '#functions/platform/session/settings.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readIntegrations } from './integration-store.ts';
import { productOf } from './products.ts';

/** The product of this key; a field error where the deployment offers no such product. */
export const offeredProduct = (key: string): PayrollProduct => {
  const product = productOf(key);
  if (!product) assertNoIssues([issue('product', 'unknown_product')]);
  if (!product) throw new AppError('invalid');
  return product;
};

/** What a new integration is until somebody says otherwise. */
export const newIntegration = (id: number, name: string, product: PayrollProduct): Integration => ({
  id,
  version: 1,
  name,
  product: product.key,
  active: 1,
  features: [],
  team_ids: [],
  cutoff_day: null,
  told_user_ids: [],
  customer_code: null,
  credentials: null,
  mapping: [],
  payroll_types: [],
  payroll_types_read_at: null,
  created_at: now().toISOString(),
});

/**
 * What the first integration takes over of the features that the company switched on before there were any: those that
 * its product offers. The others stay with the company (docs/areas/session-and-rights.md#features-and-flags).
 */
export const featuresTakenOver = async (
  product: PayrollProduct,
): Promise<{ features: FeatureSettings['integration_features']; writes: Write[] }> => {
  const [known, { value: before, version }] = await Promise.all([readIntegrations(), readFeaturesForChange()]);
  const features = known.length > 0 ? [] : before.integration_features.filter((name) => product.offers.includes(name));
  const rest = before.integration_features.filter((name) => !features.includes(name));
  const writes = features.length > 0 ? [writeFeatures({ ...before, integration_features: rest }, version)] : [];
  return { features, writes };
};
