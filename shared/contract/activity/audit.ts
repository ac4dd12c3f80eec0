import * as z from 'zod';
import { auditActs } from '#shared/audit/audit-acts.ts';
import { id } from '#shared/values/wire.ts';

/** A line of the audit log as it leaves the API. */
export const auditLine = z.object({
  id,
  /** The instant, as of ISO 8601. */
  at: z.string(),
  /** The moment as dd/mm/yyyy hh:mm:ss, Belgian time. */
  date_formatted: z.string(),
  what: z.enum(auditActs),
  /** The user; empty for somebody who is none. */
  who: z.string(),
  user_id: z.int().nonnegative(),
  /** The support user who acted as them. */
  acting_as: z.string().nullable(),
  /** The user, list or part of the app that it is about. */
  about: z.string(),
  from: z.string().nullable(),
  request_id: z.string().nullable(),
  /** The details of the event of the feed; for a read of wages, its operation and path. */
  event_info_json: z.record(z.string(), z.unknown()),
});
export type AuditLineOut = z.infer<typeof auditLine>;
