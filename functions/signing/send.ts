import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { sendToEmployee } from '#shared/contract/signing/send-to-employee.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { deadlineIssues, defaultDeadline, passedWarnings } from '#shared/contracts/signing-times.rules.ts';
import { assertCanAct, markSent } from '#shared/contracts/signing.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { scheduleOf } from '#shared/templates/reminder-schedule.rules.ts';
import { assertLevel, levelOf, wantsQualified } from '#functions/platform/contracts/signature-level.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { freeze } from './freeze.ts';
import { endSending } from './past-sendings.ts';
import { signingEvents } from './signing-events.ts';
import { assertAddresses, chooseSigners } from './signers.ts';
import { planStep, type Planned } from './step.ts';

/** On which terms contracts are sent, and by whom they are signed. */
export type SendTerms = Omit<EndpointInput<typeof sendToEmployee>['body'], 'contract_id' | 'version'>;

/** Throws `missing_values` with the names, unless somebody sends it nevertheless and says why. */
const assertComplete = (
  missing: readonly string[],
  { override_missing: isOverridden, override_reason: reason }: SendTerms,
): void => {
  if (missing.length === 0) return;
  if (isOverridden !== 1)
    throw new AppError('missing_values', {
      detail: `Values are missing: ${missing.join(', ')}.`,
      fields: missing.map((name) => issue(name, 'required')),
    });
  if (!reason) throw new AppError('form_invalid', { fields: [issue('override_reason', 'required')] });
};

const deadlineOf = (contract: Contract, asked: string | undefined): string => {
  if (asked === undefined) {
    const start_date = employeeCollection.rows.get(contract.employee_id)?.start_date ?? null;
    return defaultDeadline(today(), { type: contract.type, start_date });
  }
  assertNoIssues(deadlineIssues(asked, today()));
  return asked;
};

/**
 * Freezes a contract and asks its first signer; a contract that was declined or has expired is sent anew, and a new one
 * is stored by it.
 */
export const planSend = async (actor: Actor, before: Contract, body: SendTerms, isNew = false): Promise<Planned> => {
  assertCanAct(before, 'send');
  const address = body.preferred_email_address_type ?? 'work';
  const chosen = await chooseSigners(before, body, address);
  assertAddresses(chosen);
  await assertLevel(before.type, chosen.method, body.simple_reason);
  const deadline = deadlineOf(before, body.deadline);
  const { pdf, frames, missing, keep } = await freeze(actor, { ...before, deadline }, chosen);
  assertComplete(missing, body);
  await keep();
  const at = now().toISOString();
  const by = (reason: string) => ({ reason, user_id: actor.user_id, name: actor.name });
  const number = (before.sendings ?? 0) + 1;
  const level = levelOf(chosen.method);
  const to = chosen.signers.map(({ name }) => name).join(', ');
  const override = missing.length > 0 ? by(body.override_reason ?? '') : null;
  const simple = wantsQualified(before.type, level) ? by(body.simple_reason ?? '') : null;
  const change: Partial<Contract> = {
    ...markSent(before, chosen.signers, at),
    method: chosen.method,
    level,
    pdf,
    final: 1,
    deadline,
    sent_at: at,
    sendings: number,
    sending: {
      number,
      address_type: address,
      message: body.optional_message || null,
      sent_by: { user_id: actor.user_id, name: actor.name, email: userCollection.rows.get(actor.user_id)?.email ?? '' },
      frames,
      ...scheduleOf(before),
      missing: [...missing],
      override,
      simple,
      signatures: {},
      warned: passedWarnings(deadline, now()),
      provider:
        chosen.method === 'provider' ? { request_id: null, attempt: 1, urls: {}, tries: 0, problem: null } : null,
      tries: 0,
      problem: null,
    },
  };
  const details = {
    number: String(number),
    method: chosen.method,
    level,
    sha256: pdf.sha256,
    signers: to,
    deadline,
    ...(override && { missing: missing.join(', '), override_reason: override.reason }),
    ...(simple && { simple_reason: simple.reason }),
  };
  return planStep({
    before,
    isNew,
    change,
    happened: [{ what: 'sent', who: actor.name, details }],
    writes: [...endSending(before, null), ...signingEvents(actor, before, 'contract_sent', { number, to })],
  });
};
