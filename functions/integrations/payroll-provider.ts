import * as z from 'zod';

/** The credentials that a payroll office asks for (docs/areas/platform.md#payroll-providers). */
export const payrollCredentials = z.strictObject({
  username: z.string().min(1),
  customer_code: z.string().min(1),
  password: z.string().min(1),
  secret: z.string().min(1).optional(),
});
export type PayrollCredentials = z.infer<typeof payrollCredentials>;

export type SignInOutcome = 'success' | 'login_failed' | 'service_offline';

/** The payroll office behind an integration. */
export type PayrollProvider = { readonly signIn: (credentials: PayrollCredentials) => Promise<SignInOutcome> };

/**
 * Imitates the answers of an office (docs/areas/platform.md#payroll-providers): the password `wrong` is refused, the
 * customer code `offline` does not answer.
 */
const sandbox: PayrollProvider = {
  signIn: async ({ password, customer_code: code }) =>
    code === 'offline' ? 'service_offline' : password === 'wrong' ? 'login_failed' : 'success',
};

/** Real offices are added here, one line each; undefined for an integration that is not connected. */
export const payrollProvider = (integration: string): PayrollProvider | undefined =>
  new Map([['sandbox', sandbox]]).get(integration);
