import { changesBetween } from '#shared/activity/changes.ts';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { setReminders } from '#shared/contract/signing/set-reminders.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { REMIND_AGAIN_MINUTES } from '#shared/contracts/signing-times.rules.ts';
import { assertCanAct, assertTurn } from '#shared/contracts/signing.rules.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import {
  patchSchedule,
  scheduleIssues,
  scheduleOf,
  type ReminderSchedule,
} from '#shared/templates/reminder-schedule.rules.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { signingEvents } from './signing-events.ts';
import { stillSigns } from './sender-now.ts';
import { mailToSigner, wordToSender } from './signing-mails.ts';
import { nothingPlanned, planStep, type Planned } from './step.ts';

/** Tells the sender instead of a signer who can no longer sign, whom nothing reminds. */
const planWordToSender = (before: Contract, signer: StoredSigner, sender_told_at: string): Planned =>
  planStep({
    before,
    change: { signers: before.signers.map((each) => (each.id === signer.id ? { ...each, sender_told_at } : each)) },
    happened: [],
    writes: wordToSender(before, signer, sender_told_at),
  });

/** Reminds the signer whose turn it is; at most once an hour by hand. */
export const planReminder = (actor: Actor | null, before: Contract, signerId: number): Planned => {
  assertCanAct(before, 'remind');
  const signer = assertTurn(before, signerId);
  const at = now();
  if (!stillSigns(signer)) {
    if (actor) assertNoIssues([issue('signer_id', 'not_an_internal_signer', { name: signer.name })]);
    return planWordToSender(before, signer, at.toISOString());
  }
  const last = signer.reminded_at ?? signer.sent_at;
  const seconds = last === null ? 0 : (Date.parse(last) + REMIND_AGAIN_MINUTES * 60_000 - at.getTime()) / 1000;
  if (actor && seconds > 0)
    throw new AppError('too_many_requests', {
      detail: `${signer.name} was asked within the last hour.`,
      retryAfter: Math.ceil(seconds),
    });
  const reminded_at = at.toISOString();
  const signers = before.signers.map((each) => (each.id === signer.id ? { ...each, reminded_at } : each));
  return planStep({
    before,
    change: { signers },
    happened: [{ what: 'reminded', who: actor?.name ?? 'system', details: { signer: signer.name } }],
    writes: [
      ...mailToSigner(before, signer, 'reminded', reminded_at),
      ...(actor ? signingEvents(actor, before, 'contract_reminded', { signer: signer.name }) : []),
    ],
  });
};

const inTrail = ({ remind, remind_first_days: first, remind_every_days: every }: ReminderSchedule) =>
  remind === 1 ? { reminders: 'on', first_days: String(first), every_days: String(every) } : { reminders: 'off' };

/** Other reminders for the sending that is under way, or none; the next one is reminded as the contract says. */
export const planSchedule = (
  actor: Actor,
  before: Contract,
  body: EndpointInput<typeof setReminders>['body'],
): Planned => {
  assertCanAct(before, 'schedule');
  const { sending } = before;
  if (before.method === 'paper' || !sending)
    throw new AppError('wrong_state', {
      detail: 'Nobody is reminded of a contract that is signed on paper.',
      extras: { state: before.state },
    });
  const schedule = patchSchedule(sending, body);
  assertNoIssues(scheduleIssues(schedule));
  const fields = ['remind', 'remind_first_days', 'remind_every_days'] as const;
  if (changesBetween(scheduleOf(sending), schedule, fields).length === 0) return nothingPlanned(before);
  return planStep({
    before,
    change: { sending: { ...sending, ...schedule } },
    happened: [{ what: 'reminders_changed', who: actor.name, details: inTrail(schedule) }],
  });
};
