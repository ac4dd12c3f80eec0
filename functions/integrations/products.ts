import { payrollProducts, type PayrollProduct } from '#shared/integrations/provider.ts';

/** A stand-in, which the branch of the providers replaces. */
export const productsNow = (): readonly PayrollProduct[] =>
  payrollProducts.parse(JSON.parse(process.env['PAYROLL_PRODUCTS'] ?? '[]'));

export const productOf = (key: string): PayrollProduct | undefined => productsNow().find((each) => each.key === key);
