import type { Integration, PayrollCredentials } from '#shared/integrations/integration.ts';
import { readCredentials } from './credentials.ts';
import type { PayrollProvider, Read } from './payroll-provider.ts';
import { productOf } from './products.ts';
import { providerOf } from './providers.ts';

/**
 * Asks the office of an integration for something; undefined where there is no office, as for a file. Without
 * credentials the answer is that the sign-in failed.
 */
export const readFromOffice = async <T>(
  { id, product: key }: Integration,
  ask: (office: PayrollProvider, credentials: PayrollCredentials) => Promise<Read<T>>,
): Promise<Read<T> | undefined> => {
  const product = productOf(key);
  if (product?.kind !== 'http') return undefined;
  const credentials = await readCredentials(id);
  return credentials ? ask(providerOf(product), credentials) : { ok: false, reason: 'login_failed' };
};
