import type { IntegrationOut } from '#shared/contract/integrations/integration.ts';
import { presentMapping } from '#shared/integrations/gone.rules.ts';
import type { Check, Integration } from '#shared/integrations/integration.ts';
import type { PayrollProduct } from '#shared/integrations/provider.ts';
import { typeCollection } from '#functions/days-off/type-store.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { readChecks } from './integration-checks.ts';
import { productOf } from './products.ts';

type ProductOut = IntegrationOut['product'];

export const presentPayrollProduct = (product: PayrollProduct): ProductOut => ({
  key: product.key,
  name: product.name,
  kind: product.kind,
  layout: product.kind === 'file' ? product.layout : null,
  offers: product.offers,
});

/** A product that the deployment no longer offers: its integration stays readable and does nothing. */
const unknownProduct = (key: string): ProductOut => ({ key, name: key, kind: 'file', layout: null, offers: [] });

export const productShown = (key: string): ProductOut => {
  const product = productOf(key);
  return product ? presentPayrollProduct(product) : unknownProduct(key);
};

const present = (integration: Integration, checks: readonly Check[]): IntegrationOut => {
  const { id, version, name, active, features, team_ids, cutoff_day, customer_code, credentials } = integration;
  const activeTypes = [...typeCollection.rows.all()].filter((type) => type.active === 1);
  const general = presentMapping(integration).filter(({ statute, part }) => statute === null && part === null);
  const mapped = new Set(general.map(({ type_id: typeId }) => typeId));
  return {
    id,
    version,
    name,
    product: productShown(integration.product),
    active,
    features,
    team_ids,
    cutoff_day,
    told_users: integration.told_user_ids.map((user_id) => ({
      user_id,
      name: userCollection.rows.get(user_id)?.name ?? '',
    })),
    customer_code: customer_code ?? null,
    credentials,
    last_check: checks[0] ?? null,
    types: activeTypes.length,
    types_mapped: activeTypes.filter((type) => mapped.has(type.id)).length,
  };
};

/** Integrations with the names and counts that stand beside them, and their checks. */
export const presentIntegrations = async (
  integrations: readonly Integration[],
): Promise<{ shown: IntegrationOut; checks: Check[] }[]> => {
  const [kept] = await Promise.all([
    Promise.all(integrations.map(({ id }) => readChecks(id))),
    typeCollection.refresh(),
    userCollection.refresh(),
  ]);
  return integrations.map((integration, at) => {
    const checks = [...(kept[at]?.checks ?? [])];
    return { shown: present(integration, checks), checks };
  });
};

export const presentIntegration = async (integration: Integration): Promise<IntegrationOut> => {
  const [first] = await presentIntegrations([integration]);
  if (!first) throw new Error('an integration is shown');
  return first.shown;
};
