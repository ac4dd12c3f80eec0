import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listIntegrations } from '#shared/contract/integrations/list-integrations.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { customerCodeIssues } from '#shared/integrations/customer-code.rules.ts';
import { CUTOFF_DAY_MAX, INTEGRATION_NAME_MAX } from '#shared/integrations/limits.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import {
  credentialsBody,
  credentialsIssues,
  noCredentials,
  type CredentialsForm,
} from '../../integrations/credentials-form.ts';

export type Product = EndpointResponse<typeof listIntegrations>['products'][number];

/** A new integration as typed: its office, its name, the credentials of an office or the customer code of a file. */
export type NewIntegrationForm = CredentialsForm & { product: string; name: string; customer_code: string };

/** With one office there is nothing to choose. */
export const newIntegrationOf = (products: readonly Product[]): NewIntegrationForm => ({
  ...noCredentials,
  product: products.length === 1 ? (products[0]?.key ?? '') : '',
  customer_code: '',
  name: products.length === 1 ? (products[0]?.name ?? '') : '',
});

export const nameIssues = (name: string): Issue[] => {
  if (isBlank(name)) return [issue('name', 'required')];
  return name.length > INTEGRATION_NAME_MAX ? [issue('name', 'too_long', { max: INTEGRATION_NAME_MAX })] : [];
};

export const newIntegrationIssues = (
  form: NewIntegrationForm,
  product: Product | undefined,
  asksSecret: boolean,
): Issue[] => [
  ...(product === undefined ? [issue('product', 'required')] : []),
  ...nameIssues(form.name),
  ...(product?.kind === 'http' ? credentialsIssues(form, asksSecret) : []),
  ...(product?.kind === 'file' ? customerCodeIssues(form.customer_code.trim(), product) : []),
];

export const newIntegrationBody = (form: NewIntegrationForm, product: Product, asksSecret: boolean) => ({
  name: form.name,
  product: product.key,
  ...(product.kind === 'http'
    ? { credentials: credentialsBody(form, asksSecret) }
    : { customer_code: form.customer_code.trim() }),
});

/** An issue of the API at the field that it is about: credentials stand in an object of their own on the wire. */
export const toFieldIssue = (found: Issue): Issue => ({ ...found, path: found.path.replace(/^credentials\./, '') });

/** The push day as typed; '' for none. */
export const cutoffIssues = (typed: string): Issue[] => {
  const found =
    typed.trim() === '' ? undefined : wholeNumberIssue('cutoff_day', typed, { min: 1, max: CUTOFF_DAY_MAX });
  return found ? [found] : [];
};
