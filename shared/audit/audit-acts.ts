/**
 * The events of the feed that belong to the audit log: who may do what, who acts as whom, what left as a file, who was
 * erased, how payroll is reached.
 */
export const auditedEvents = [
  'role_updated',
  'user_added',
  'user_deactivated',
  'sessions_revoked',
  'right_asked',
  'right_dismissed',
  'features_updated',
  'company_updated',
  'api_key_added',
  'api_key_revoked',
  'impersonation_started',
  'impersonation_stopped',
  'exported',
  'erasure_asked',
  'erasure_called_off',
  'person_erased',
  'webhook_changed',
  'integration_added',
  'integration_changed',
  'integration_reauthenticated',
  'integration_disconnected',
] as const;

/** What no event of the feed tells. */
export const accessActs = [
  'signed_in',
  'signed_out',
  'sign_in_refused',
  'sign_in_failed',
  'wages_read',
  'person_exported',
  'feed_ended',
  'team_leaders_changed',
] as const;
export type AccessAct = (typeof accessActs)[number];

/** What the audit log holds (docs/areas/trust.md#audit-log). */
export const auditActs = [...accessActs, ...auditedEvents] as const;
export type AuditAct = (typeof auditActs)[number];

/** The first entry of each day, which holds the end of the day before. */
export const DAY_OPENED = 'day_opened';
