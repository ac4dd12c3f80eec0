import { createHash } from 'node:crypto';
import * as z from 'zod';
import { openKeptLines } from '../kept-lines.ts';
import { scripts } from './payroll-scripts.ts';

const line = z.object({ date: z.string(), code: z.string(), minutes: z.int().positive() });

/** What a customer sends. */
export const requestIn = z.strictObject({
  request_id: z.string().min(1),
  year: z.int(),
  month: z.int(),
  message: z.string().nullable(),
  wage_payout_date: z.string(),
  meal_voucher_payout_date: z.string().nullable(),
  confirmed: z.boolean(),
  people: z.array(
    z.strictObject({
      payroll_number: z.string(),
      year: z.int(),
      month: z.int(),
      lines: z.array(z.strictObject(line.shape)),
    }),
  ),
});
export type RequestIn = z.infer<typeof requestIn>;

const customer = z.object({
  customer_code: z.string(),
  /** Chosen by hand; null as the code of the customer says. */
  script: z.enum(scripts).nullable(),
  /** The hash of the only password; null for any but `wrong`. */
  password: z.string().nullable(),
  /** The hash of a password that is no longer right. */
  refused_password: z.string().nullable(),
  /** The codes that were withdrawn. */
  withdrawn: z.array(z.string()),
  /** The people it knows; null for everybody. */
  people: z.array(z.object({ payroll_number: z.string(), name: z.string() })).nullable(),
  /** The vehicles that it confirmed. */
  vehicles: z.array(z.object({ chassis_number: z.string(), payroll_number: z.string().nullable() })).default([]),
});
export type Customer = z.infer<typeof customer>;

const received = z.object({
  customer_code: z.string(),
  reference: z.string(),
  received_at: z.number(),
  /** The script of the customer when it came. */
  script: z.enum(scripts),
  request: requestIn,
});
export type Received = z.infer<typeof received>;

const entry = z.union([z.object({ customer }), z.object({ received }), z.object({ delivered_again: z.string() })]);
type Entry = z.infer<typeof entry>;

/** No password is kept. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const newCustomer = (customer_code: string): Customer => ({
  customer_code,
  script: null,
  password: null,
  refused_password: null,
  withdrawn: [],
  people: null,
  vehicles: [],
});

/** What the sandbox keeps, in memory and, with a file, over a restart: one line for each change. */
export const officeState = async (file: string | undefined) => {
  const { lines, kept } = await openKeptLines(file);
  const customers = new Map<string, Customer>();
  const requests = new Map<string, Received & { deliveries: number }>();
  const keyOf = (code: string, requestId: string): string => JSON.stringify([code, requestId]);

  const apply = (change: Entry): void => {
    if ('customer' in change) customers.set(change.customer.customer_code, change.customer);
    else if ('received' in change) {
      const { customer_code: code, request } = change.received;
      requests.set(keyOf(code, request.request_id), { ...change.received, deliveries: 1 });
    } else {
      const again = requests.get(change.delivered_again);
      if (again) again.deliveries += 1;
    }
  };
  const save = async (change: Entry): Promise<void> => {
    apply(change);
    await kept.add(change);
  };

  for (const line of lines) apply(entry.parse(line));

  return {
    customer: (code: string): Customer => customers.get(code) ?? newCustomer(code),
    customers: (): Customer[] => [...customers.values()],
    change: (code: string, changes: Partial<Customer>): Promise<void> =>
      save({ customer: { ...(customers.get(code) ?? newCustomer(code)), ...changes } }),
    find: (code: string, requestId: string) => requests.get(keyOf(code, requestId)),
    /** In the order in which they came. */
    requests: () => [...requests.values()],
    take: (taken: Received): Promise<void> => save({ received: taken }),
    takeAgain: (code: string, requestId: string): Promise<void> => save({ delivered_again: keyOf(code, requestId) }),
    async clear() {
      customers.clear();
      requests.clear();
      await kept.clear();
    },
  };
};
export type OfficeState = Awaited<ReturnType<typeof officeState>>;
