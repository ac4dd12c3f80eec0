/** The values of pushes as they stand on the wire. This file has no schemas, for screens. */

/**
 * The states of a push. `queued` to `waiting` go on by themselves; `outcome_unknown` and `login_failed` wait for a person;
 * `success`, `failed_internal`, `service_offline` and `cancelled` are ends, after which what failed can be pushed again.
 */
export const pushStatuses = [
  'queued',
  'sending',
  'waiting',
  'outcome_unknown',
  'success',
  'failed_internal',
  'service_offline',
  'login_failed',
  'cancelled',
] as const;
export type PushStatus = (typeof pushStatuses)[number];

export const isUnderWay = (status: PushStatus): boolean =>
  status === 'queued' || status === 'sending' || status === 'waiting';

/** Why a push waits for a person or ended without success. `file_to_confirm`: the file is made and must be handed over. */
export const pushProblems = [
  'login_failed',
  'service_offline',
  'not_answered',
  'not_known',
  'file_to_confirm',
  'please_confirm_retry',
  'type_not_found',
  'refused',
  'lost_month',
  'stopped',
] as const;
export type PushProblem = (typeof pushProblems)[number];

/** The words for a push that failed inside the office, whether it took the lines before or not. */
export const DEVELOPERS = 'developers notified';

/** The steps of a push in their order, each with the moment at which it was done. */
export const pushSteps = ['checked', 'signed_in', 'sent', 'answered', 'closed'] as const;
export type PushStep = (typeof pushSteps)[number];

/** How a line differs from what the last push of that person and month sent. `removed` lines are sent with 0 minutes. */
export const lineChanges = ['new', 'changed', 'removed', 'same'] as const;
export type LineChange = (typeof lineChanges)[number];

/** Why a person is left out of a push. */
export const blockReasons = ['no_payroll_number', 'contract_ended', 'not_started', 'self_employed'] as const;
export type BlockReason = (typeof blockReasons)[number];

/** What a push tells of a person beforehand; only the reasons of a block leave them out. */
export const readinessCodes = [
  ...blockReasons,
  'missing_iban',
  'already_pushed',
  'changed_since',
  'request_open',
  'type_not_mapped',
] as const;
export type ReadinessCode = (typeof readinessCodes)[number];

/** What is odd about a day, or about a whole person. */
export const anomalyReasons = [
  'calendar_request_not_approved',
  'more_minutes_than_schedule',
  'day_without_schedule',
  'two_codes_on_one_day',
  'changed_since_last_push',
  'no_payroll_number',
  'contract_ended',
] as const;
export type AnomalyReason = (typeof anomalyReasons)[number];

/** What became of the lines of a person. `left_out`: they were never sent. */
export const pushedPersonStates = ['to_go', 'sent', 'taken_over', 'refused', 'left_out'] as const;
export type PushedPersonState = (typeof pushedPersonStates)[number];

/** The part of the people of a push page: its counts are filters. */
export const readinessFilters = ['all', 'ready', 'warning', 'blocked', 'changed'] as const;
export type ReadinessFilter = (typeof readinessFilters)[number];
