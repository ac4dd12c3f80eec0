import type { Integration } from '#shared/integrations/integration.ts';
import { AppError } from '#shared/errors/problem.ts';
import { fold } from '#shared/values/fold.ts';
import { keepIntegrationFeatures } from '#functions/platform/session/integration-features.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { hasClaim, moveClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Integrations with payroll offices (docs/areas/integrations.md#integrations). */
export const integrationStore = entityStore<Integration>({
  type: 'integration',
  layout: {
    version: 2,
    fields: [
      'name',
      'product',
      'active',
      'features',
      'team_ids',
      'cutoff_day',
      'told_user_ids',
      'credentials',
      'mapping',
      'payroll_types',
      'payroll_types_read_at',
      'created_at',
      'customer_code',
    ],
  },
});

export const integrationCollection = collection<Integration, Integration>({
  entity: integrationStore,
  toRow: (stored) => stored,
});

/** All integrations, inactive ones too, in the order in which they were added. */
export const readIntegrations = async (): Promise<Integration[]> =>
  [...(await integrationCollection.refresh()).all()].toSorted((one, other) => one.id - other.id);

/** The integration for a change of itself. */
export const storedIntegration = async (id: number): Promise<Integration> => {
  const stored = await integrationStore.get(id);
  if (!stored) throw new AppError('not_found');
  return stored;
};

/** Fails when the integration was changed, or disconnected, since a push was made of it. */
export const unchangedIntegration = (integration: Integration): Write => ({
  ...integrationStore.unchanged(integration),
  failed: () =>
    new AppError('conflict', {
      detail: `${integration.name} was changed at this moment. Nothing was sent. Look again, then push.`,
    }),
});

const NAME_CLAIM = 'integration_name';

const nameInUse = (): AppError => {
  const message = 'Another integration has this name';
  return new AppError('name_in_use', {
    detail: `${message}.`,
    fields: [{ path: 'name', code: 'invalid_value', message }],
  });
};

/** Throws when the name has an owner, before an office is asked for a sign-in in vain. */
export const assertNameFree = async (name: string): Promise<void> => {
  if (await hasClaim(NAME_CLAIM, fold(name))) throw nameInUse();
};

const nameClaims = (before: Integration | undefined, after: Integration): Write[] =>
  moveClaim(NAME_CLAIM, before ? fold(before.name) : null, fold(after.name), after.id, nameInUse);

const featuresOf = ({ id, active, features }: Integration): Write =>
  keepIntegrationFeatures(id, active === 1 ? features : []);

/** Everything that is written with a new integration. */
export const createIntegrationWrites = (added: Integration): Write[] => [
  integrationStore.create(added),
  ...nameClaims(undefined, added),
  featuresOf(added),
];

/** Everything that is written with a change of an integration. */
export const updateIntegrationWrites = (before: Integration, after: Integration): Write[] => [
  integrationStore.update(before, after),
  ...nameClaims(before, after),
  featuresOf(after),
];
