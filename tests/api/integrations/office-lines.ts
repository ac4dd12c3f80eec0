import type { PayrollCredentials } from '#shared/integrations/integration.ts';
import type { PayrollLines } from '#functions/integrations/payroll-provider.ts';

export const PASSWORD = 'pass "word" é';
export const SECRET = 'se/cret+7';
export const credentials = (customerCode: string): PayrollCredentials => ({
  username: 'hr@noorderlicht',
  customer_code: customerCode,
  password: PASSWORD,
  secret: SECRET,
});

export const line = { date: '2026-11-02', code: '1010', minutes: 456 };
export const lines = (requestId: string, people = ['101']): PayrollLines => ({
  request_id: requestId,
  year: 2026,
  month: 11,
  message: 'Hello',
  wage_payout_date: '2026-11-30',
  meal_voucher_payout_date: null,
  people: people.map((payroll_number) => ({ payroll_number, year: 2026, month: 11, lines: [line] })),
});
