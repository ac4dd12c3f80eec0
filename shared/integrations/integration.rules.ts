import { issue, type Issue } from '#shared/errors/issue.ts';
import type { IntegrationFeature } from '#shared/permissions/actor.ts';
import type { PayrollProduct } from './provider.ts';

/** The features that the product cannot do. */
export const featureIssues = (
  features: readonly IntegrationFeature[],
  { name, offers }: Pick<PayrollProduct, 'name' | 'offers'>,
): Issue[] =>
  features
    .filter((feature) => !offers.includes(feature))
    .map((feature) => issue('features', 'feature_not_offered', { name, feature }));

type SentCredentials = { readonly new_secret?: string | null | undefined };

/**
 * What is wrong with credentials for a product: an office wants some, with a secret where the company requires one
 * (`integration_secret_required`), and a file has none.
 */
export const credentialIssues = (
  sent: SentCredentials | undefined,
  { kind }: Pick<PayrollProduct, 'kind'>,
  isSecretRequired: boolean,
  path: string,
): Issue[] => {
  if (kind === 'file')
    return sent === undefined ? [] : [issue(path === '' ? 'integration_id' : path, 'no_credentials')];
  if (sent === undefined) return [issue(path, 'required')];
  const isMissing = isSecretRequired && (sent.new_secret ?? '') === '';
  return isMissing ? [issue(path === '' ? 'new_secret' : `${path}.new_secret`, 'required')] : [];
};
