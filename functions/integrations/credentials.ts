import { payrollCredentials, type PayrollCredentials } from '#shared/integrations/integration.ts';
import { secretStore } from '#functions/platform/secrets/secret-store.ts';

/**
 * The credentials of integrations are in the store of secrets and nowhere else
 * (docs/areas/integrations.md#credentials).
 */
const nameOf = (integrationId: number): string => `payroll/${integrationId}`;

/** The credentials of an integration; undefined while there are none. They go to the office and to nobody else. */
export const readCredentials = async (integrationId: number): Promise<PayrollCredentials | undefined> => {
  const stored = await secretStore().read(nameOf(integrationId));
  return stored === undefined ? undefined : payrollCredentials.parse(JSON.parse(stored));
};

export const writeCredentials = (integrationId: number, credentials: PayrollCredentials): Promise<void> =>
  secretStore().write(nameOf(integrationId), JSON.stringify(credentials));

export const removeCredentials = (integrationId: number): Promise<void> => secretStore().remove(nameOf(integrationId));
