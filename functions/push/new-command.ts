import type { Integration } from '#shared/integrations/integration.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { chunksOf } from '#shared/push/chunks.rules.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Payload } from './payload.ts';

/** A push before anything of it left. */
export const newCommand = (
  commandId: string,
  by: Pick<Actor, 'user_id' | 'name'>,
  integration: Integration,
  { head }: Pick<Payload, 'head'>,
  more: Pick<
    PushCommand,
    | 'message'
    | 'wage_payout_date'
    | 'meal_voucher_payout_date'
    | 'is_voucher_date_open'
    | 'with_corrections'
    | 'confirm_retry_push'
    | 'retry_of'
  >,
): PushCommand => ({
  command_id: commandId,
  rev: 1,
  integration_id: integration.id,
  integration_name: integration.name,
  source: integration.product,
  year: head.year,
  month: head.month,
  status_report: 'queued',
  failed_at_office: false,
  attempt: 1,
  created_at: now().toISOString(),
  ended_at: null,
  by_user_id: by.user_id,
  by: by.name,
  payload_id: head.payload_id,
  sha256: head.payload_id,
  people: head.people.length,
  left_out: head.left_out.length,
  lines: head.lines,
  minutes: head.minutes,
  chunks: chunksOf(head.people).map((chunk, at) => ({
    ...chunk,
    request_id: `${commandId}-${at + 1}`,
    state: 'planned',
    reference: null,
  })),
  steps: [{ step: 'checked', at: now().toISOString() }],
  notifications: [],
  taken_over: 0,
  refused: 0,
  polls: 0,
  next_poll_at: null,
  ask_until: null,
  late_asked_at: null,
  problem: null,
  problem_code: null,
  confirmed: null,
  ...more,
});
