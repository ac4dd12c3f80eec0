import { issue, type Issue } from '#shared/errors/issue.ts';
import type { FileLayout, ProviderKind } from './names.ts';

/** The place of a customer code in a line of the fixed layout (docs/areas/push.md#files). */
export const FIXED_CUSTOMER_CODE = 2;

/** Whether a text has a place in a column of plain characters. */
export const isPlain = (text: string, width: number): boolean => text.length <= width && /^[\x21-\x7e]+$/.test(text);

/** Whether a customer code has a place in the file of a layout. Without one its place is blank. */
export const fitsCustomerCode = (layout: FileLayout, customerCode: string): boolean =>
  layout === 'csv' || customerCode === '' || isPlain(customerCode, FIXED_CUSTOMER_CODE);

type Product = { readonly kind: ProviderKind; readonly layout?: FileLayout | null };

/**
 * What is wrong with the customer code of an integration: the file of the fixed layout has a column for it, and an office
 * that is signed in to has its own among the credentials.
 */
export const customerCodeIssues = (customerCode: string | null, { kind, layout }: Product): Issue[] => {
  const code = customerCode ?? '';
  if (kind === 'http') return code === '' ? [] : [issue('customer_code', 'customer_code_of_office')];
  if (layout !== 'fixed') return [];
  if (code === '') return [issue('customer_code', 'required')];
  return fitsCustomerCode(layout, code)
    ? []
    : [issue('customer_code', 'customer_code_too_wide', { max: FIXED_CUSTOMER_CODE })];
};
