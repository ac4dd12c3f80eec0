import { isMealVoucher } from '#shared/integrations/benefits.ts';
import type { PayrollCredentials } from '#shared/integrations/integration.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import type { PayrollProvider } from '#functions/integrations/payroll-provider.ts';
import { today } from '#functions/platform/runtime/clock.ts';

/**
 * The payout date of meal vouchers by default: tomorrow, where the office says that the customer has them, else null.
 * Undefined while the office does not say.
 */
export const defaultVoucherDate = async (
  provider: PayrollProvider,
  credentials: PayrollCredentials,
): Promise<IsoDate | null | undefined> => {
  const benefits = await provider.benefits(credentials);
  if (!benefits.ok) return undefined;
  return benefits.data.some(isMealVoucher) ? addDays(today(), 1) : null;
};
