import type { AuditAct } from './audit-acts.ts';

/** A line of the audit log as its list holds it. */
export type AuditRow = {
  readonly id: number;
  /** ISO instant. */
  readonly at: string;
  /** The day in Belgium. */
  readonly day: string;
  readonly what: AuditAct;
  /** The user; empty for somebody who is none. */
  readonly who: string;
  readonly user_id: number;
  /** The support user who acted as them. */
  readonly acting_as: string | null;
  /** The user, list or part of the app that it is about. */
  readonly about: string;
  /** Where the request came from; null for schedules. */
  readonly from: string | null;
  readonly request_id: string | null;
  readonly info: Readonly<Record<string, unknown>>;
};
