import type { PayrollProduct } from '#shared/integrations/provider.ts';
import { fileProvider } from './file-provider.ts';
import { httpProvider } from './http-provider.ts';
import type { PayrollProvider } from './payroll-provider.ts';

/** The adapter that speaks to a payroll office (docs/areas/integrations.md#providers). */
export const providerOf = (product: PayrollProduct): PayrollProvider =>
  product.kind === 'http' ? httpProvider(product.address) : fileProvider;
