import { payrollProducts, type PayrollProduct } from '#shared/integrations/provider.ts';

let read: { readonly text: string; readonly products: readonly PayrollProduct[] } | undefined;

/** The payroll offices that this deployment offers, as its operator set them. */
export const productsNow = (): readonly PayrollProduct[] => {
  const text = process.env['PAYROLL_PRODUCTS'] || '[]';
  if (read?.text !== text) read = { text, products: payrollProducts.parse(JSON.parse(text)) };
  return read.products;
};

export const productOf = (key: string): PayrollProduct | undefined =>
  productsNow().find((product) => product.key === key);
