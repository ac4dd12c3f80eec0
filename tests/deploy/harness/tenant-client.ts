import { inject } from 'vitest';
import { apiClient, type ApiClient } from '#tests/harness/api-client.ts';
import type { Deployed } from './deployed.ts';
import { tokenOf } from './sign-in.ts';

/** The two tenants that `global-setup` deployed. */
export const tenants = (): readonly [Deployed, Deployed] => inject('tenants');

/** A client of a tenant's API with the token of its own administrator. */
export const asAdmin = async (tenant: Deployed): Promise<ApiClient> =>
  apiClient(tenant.api, await tokenOf(tenant, tenant.admin));

/** A client for people who have no account. */
export const asNobody = async ({ api }: Deployed): Promise<ApiClient> => apiClient(api, undefined);
