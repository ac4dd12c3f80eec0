/** The codes of benefits that are meal vouchers (spec B §7: H01 to H07). */
const MEAL_VOUCHERS = /^H0[1-7]$/;

export const isMealVoucher = ({ code }: { readonly code: string }): boolean => MEAL_VOUCHERS.test(code);
