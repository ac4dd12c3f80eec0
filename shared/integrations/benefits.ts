/** The codes of benefits that are meal vouchers (docs/areas/push.md#pages). */
const MEAL_VOUCHERS = /^H0[1-7]$/;

export const isMealVoucher = ({ code }: { readonly code: string }): boolean => MEAL_VOUCHERS.test(code);
