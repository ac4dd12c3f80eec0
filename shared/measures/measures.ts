/**
 * What the product measures of its own work, with the unit. Each costs money for the hours in which it is sent, so there
 * are few of them, and nothing is sent where there is nothing to tell (docs/operations.md#metrics).
 */
export const measureUnits = {
  MailsWaiting: 'Count',
  /** The age of the mail that has been waiting longest. */
  OldestMailMinutes: 'None',
  MailsSent: 'Count',
  /** Refused, bounced, complained about, or given up. */
  MailsFailed: 'Count',
  /** Under way, or waiting for a person. */
  PushesWaiting: 'Count',
  PushesDone: 'Count',
  PushesFailed: 'Count',
  ContractsSent: 'Count',
  ContractsSigned: 'Count',
  ContractsDeclined: 'Count',
  ContractsExpired: 'Count',
  /** From the sending to the last signature, for each contract. */
  HoursToSign: 'None',
} as const;

export type MeasureName = keyof typeof measureUnits;
/** A number, or one for each thing that was measured. */
export type Measures = Readonly<Partial<Record<MeasureName, number | readonly number[]>>>;

/** Where the figures of a tenant stand. */
export const metricNamespace = (tenant: string): string => `BackOffice/${tenant}`;
