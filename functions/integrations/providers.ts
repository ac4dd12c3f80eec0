import type { PayrollProduct } from '#shared/integrations/provider.ts';
import type { PayrollProvider } from './payroll-provider.ts';

/** A stand-in, which the branch of the providers replaces. */
export const providerOf = (product: PayrollProduct): PayrollProvider => {
  throw new Error(`no provider yet for ${product.key}`);
};
