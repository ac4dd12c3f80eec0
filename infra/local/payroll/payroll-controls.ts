import * as z from 'zod';
import { hashOf, type OfficeState } from './office-state.ts';
import { scriptOf, type Delays, type PayrollOffice } from './payroll-office.ts';
import { scripts } from './payroll-scripts.ts';

/** What can be set of a customer, and of the pace of the office. */
export const sandboxChange = z.strictObject({
  customer_code: z.string().min(1).optional(),
  /** Null: as the code of the customer says. */
  script: z.enum(scripts).nullable().optional(),
  /** The only password from now on; null for any but `wrong`. */
  password: z.string().nullable().optional(),
  /** The people that the office knows; null for everybody. */
  people: z
    .array(z.strictObject({ payroll_number: z.string(), name: z.string().default('') }))
    .nullable()
    .optional(),
  /** The vehicles that the office confirmed. */
  vehicles: z.array(z.strictObject({ chassis_number: z.string(), payroll_number: z.string().nullable() })).optional(),
  delays: z.strictObject({ answerMs: z.number(), slowMs: z.number(), rejectMs: z.number() }).partial().optional(),
});
type SandboxChange = z.input<typeof sandboxChange>;

/** What is set and seen of the office from outside, by the page of the sandbox and by tests. */
export const payrollControls = (state: OfficeState, office: PayrollOffice, delays: Delays) => {
  const codes = (): string[] => [
    ...new Set([...state.customers(), ...state.requests()].map(({ customer_code: code }) => code)),
  ];
  const set = async ({ customer_code: code, delays: pace, password, ...changes }: SandboxChange): Promise<void> => {
    Object.assign(delays, pace);
    if (code === undefined) return;
    const people = changes.people?.map(({ payroll_number, name = '' }) => ({ payroll_number, name }));
    await state.change(code, {
      ...(changes.script !== undefined && { script: changes.script }),
      ...(password !== undefined && { password: password === null ? null : hashOf(password), refused_password: null }),
      ...(changes.vehicles !== undefined && { vehicles: changes.vehicles }),
      ...(changes.people !== undefined && { people: people ?? null }),
    });
  };
  /** What was sent and what is held, of a customer or of all. */
  const received = (customerCode?: string) => ({
    requests: state
      .requests()
      .filter(({ customer_code: code }) => customerCode === undefined || code === customerCode)
      .map(({ request, ...about }) => ({ ...about, ...request })),
    held: (customerCode === undefined ? codes() : [customerCode]).flatMap((code) =>
      office.held(code).map((each) => ({ customer_code: code, ...each })),
    ),
  });
  const view = () => ({
    customers: codes().map((code) => ({ customer_code: code, script: scriptOf(state.customer(code)) })),
    delays,
  });

  return { set, received, view };
};
