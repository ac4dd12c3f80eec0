import type { PushDetailOut, PushLineOut, PushRowOut } from '#shared/contract/push/push.ts';
import type { Integration } from '#shared/integrations/integration.ts';
import type { ProviderKind } from '#shared/integrations/names.ts';
import { movesOf } from '#shared/push/command.rules.ts';
import { pushProblems, pushStatuses, pushSteps } from '#shared/push/names.ts';
import type { PushCommand, PushNotification } from '#shared/push/push-command.ts';
import type { PushLine } from '#shared/push/push-line.ts';
import { toDmy } from '#shared/values/dates.ts';

/** A name as it is stored, unless only a later release, which was taken back, knew it. */
const nameIn = <Name extends string>(names: readonly Name[], stored: string | null): Name | undefined =>
  names.find((name) => name === stored);

const presentNotification = ({ details, ...rest }: PushNotification): PushNotification => ({
  ...rest,
  details: { ...details, type: details.type === 'severe' ? 'severe' : 'warning' },
});

export const presentLine = (line: PushLine, employee_name: string): PushLineOut => {
  const { code, code_name, date, ...rest } = line;
  return { ...rest, employee_name, date: toDmy(date), payroll_code: code, payroll_code_name: code_name || null };
};

export const presentRow = (command: PushCommand): PushRowOut => ({
  id: command.command_id,
  command_id: command.command_id,
  integration_id: command.integration_id,
  integration_name: command.integration_name,
  source: command.source,
  status_report: nameIn(pushStatuses, command.status_report) ?? 'outcome_unknown',
  failed_at_office: command.failed_at_office,
  created_at: command.created_at,
  ended_at: command.ended_at,
  by: command.by,
  sha256: command.sha256,
  message: command.message,
  people: command.people,
  left_out: command.left_out,
  lines: command.lines,
  minutes: command.minutes,
  taken_over: command.taken_over,
  refused: command.refused,
  retry_of: command.retry_of,
  metadata: { year: command.year, month: command.month },
  wage_payout_date: toDmy(command.wage_payout_date),
  meal_voucher_payout_date: command.meal_voucher_payout_date && toDmy(command.meal_voucher_payout_date),
});

export const presentDetail = (
  command: PushCommand,
  { provider, features }: { provider: ProviderKind; features: Integration['features'] },
): PushDetailOut => ({
  ...presentRow(command),
  steps: command.steps.filter(({ step }) => nameIn(pushSteps, step)),
  notifications: command.notifications.map(presentNotification),
  next_poll_at: command.next_poll_at,
  problem: command.problem,
  problem_code: nameIn(pushProblems, command.problem_code) ?? null,
  confirmed: command.confirmed,
  counts: {
    taken_over: command.taken_over,
    refused: command.refused,
    to_go: command.people - command.taken_over - command.refused,
    left_out: command.left_out,
  },
  provider,
  features,
  can: movesOf(command),
});
