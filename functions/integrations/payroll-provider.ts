import type { PayrollCredentials, PayrollType } from '#shared/integrations/integration.ts';
import type { PushLine } from '#shared/push/push-line.ts';

/** What a sign-in came to. */
export type SignIn = 'success' | 'login_failed' | 'service_offline';

/** The lines of some people that go to the office together. The office keeps each request id once. */
export type PayrollLines = {
  readonly request_id: string;
  readonly year: number;
  readonly month: number;
  readonly message: string | null;
  /** ISO dates. */
  readonly wage_payout_date: string;
  readonly meal_voucher_payout_date: string | null;
  /**
   * A person in a month, whose days of that month these lines replace. `lines` holds those that are sent with minutes;
   * what was removed is absent.
   */
  readonly people: readonly {
    readonly payroll_number: string;
    readonly year: number;
    readonly month: number;
    readonly lines: readonly Pick<PushLine, 'date' | 'code' | 'minutes'>[];
  }[];
};

/** An exchange with the office, as it is kept for the history. */
export type Exchange = { readonly asked: string; readonly status: number | null; readonly body: string };

/** What came of sending. `not_arrived`: certainly nothing left. `unknown`: it may have arrived. */
export type Sent = { readonly exchange: Exchange | null } & (
  | { readonly outcome: 'accepted'; readonly reference: string }
  /** The office has this request id already; `reference` is that of the first one. */
  | { readonly outcome: 'duplicate'; readonly reference: string }
  | {
      readonly outcome: 'refused';
      readonly reason: 'login_failed' | 'type_not_found' | 'failed_internal';
      readonly message: string;
      readonly codes?: readonly string[];
    }
  | { readonly outcome: 'needs_confirmation' }
  | { readonly outcome: 'not_arrived' }
  | { readonly outcome: 'unknown'; readonly message: string }
);

/** What the office says of a person of a request. */
export type PersonAnswer = {
  readonly payroll_number: string;
  readonly state: 'taken_over' | 'refused';
  readonly message: string | null;
};

/** A notification of the office; `payroll_number` is null when it is about nobody. */
export type OfficeNotification = {
  readonly type: 'severe' | 'warning';
  readonly message: string;
  readonly payroll_number: string | null;
};

/** Where a request stands. `not_found`: the office does not know its id or reference. */
export type Outcome = { readonly exchange: Exchange | null } & (
  | {
      readonly state: 'processing' | 'success' | 'failed';
      readonly reference: string;
      /** The people on whom the office has decided by now. */
      readonly people: readonly PersonAnswer[];
      readonly notifications: readonly OfficeNotification[];
      readonly message: string | null;
    }
  | { readonly state: 'not_found' | 'login_failed' | 'service_offline' }
);

/** What an office has to say about a customer, or that it did not. */
export type Read<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly reason: Exclude<SignIn, 'success'> };

/**
 * The payroll office behind an integration (docs/areas/integrations.md#providers). No call throws for what the office
 * or the network does; a call never sends anything twice by itself.
 */
export type PayrollProvider = {
  readonly signIn: (credentials: PayrollCredentials) => Promise<SignIn>;
  readonly types: (credentials: PayrollCredentials) => Promise<Read<readonly PayrollType[]>>;
  readonly benefits: (credentials: PayrollCredentials) => Promise<Read<readonly { code: string; name: string }[]>>;
  /** The payroll numbers that the office knows of the customer. */
  readonly people: (
    credentials: PayrollCredentials,
  ) => Promise<Read<readonly { payroll_number: string; name: string }[]>>;
  /** The vehicles that the office confirmed, with the payroll number of the driver whom it has; null for nobody. */
  readonly vehicles: (
    credentials: PayrollCredentials,
  ) => Promise<Read<readonly { chassis_number: string; payroll_number: string | null }[]>>;
  readonly send: (credentials: PayrollCredentials, lines: PayrollLines, confirmed: boolean) => Promise<Sent>;
  /** By the request id of the sender, which the office knows even when its answer was lost. */
  readonly outcome: (credentials: PayrollCredentials, requestId: string) => Promise<Outcome>;
};
