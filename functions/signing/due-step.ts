import type { Contract } from '#shared/contracts/contract.ts';
import { deadlineEnd, dueWarnings, isLateForStart, nextReminder } from '#shared/contracts/signing-times.rules.ts';
import { canAct, currentSigner } from '#shared/contracts/signing.rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { planReminder } from './reminder-acts.ts';
import { planExpiry } from './expiry.ts';
import { contractFacts, contractPage, mailToSigner, mailToSender } from './signing-mails.ts';
import { nothingPlanned, planStep, type Planned } from './step.ts';

/** Whether something is due for a contract at a moment. */
export const isDue = ({ due_at: due }: Pick<Contract, 'due_at'>, at: Date): boolean =>
  due != null && due <= at.toISOString();

const isPast = (moment: Date | undefined, at: Date): boolean => moment !== undefined && moment <= at;

/** Warns signer and sender of the deadline; of several days that were missed once, as on the last of them. */
const planWarning = (before: Contract, due: readonly number[]): Planned => {
  const days = Math.min(...due);
  const signer = currentSigner(before);
  const { sending, type } = before;
  if (!signer || !sending) return nothingPlanned(before);
  const start_date = employeeCollection.rows.get(before.employee_id)?.start_date ?? null;
  const isLate = before.deadline !== null && isLateForStart(before.deadline, { type, start_date });
  const begins = isLate && start_date !== null ? { begins: toDmy(start_date) } : {};
  const values = { ...contractFacts(before), signer: signer.name, ...begins, url: contractPage(before.id) };
  const letter = { purpose: 'sign_deadline_sender', occasion: `${sending.number} ${days}`, values } as const;
  return planStep({
    before,
    change: { sending: { ...sending, warned: [...sending.warned, ...due] } },
    happened: [],
    writes: [
      ...(before.method === 'paper' ? [] : mailToSigner(before, signer, 'warned', `warned ${days}`)),
      ...mailToSender(before, letter),
    ],
  });
};

/** The one thing that is due for a contract now; what else is due follows with the next look. */
export const planDue = (contract: Contract, at: Date): Planned => {
  if (contract.deadline !== null && canAct(contract, 'expire') && deadlineEnd(contract.deadline) <= at)
    return planExpiry(contract);
  const warnings = dueWarnings(contract, at);
  if (warnings.length > 0) return planWarning(contract, warnings);
  const signer = currentSigner(contract);
  if (signer && isPast(nextReminder(contract), at)) return planReminder(null, contract, signer.id);
  // Nothing that was due is left, so the next moment is noted.
  return planStep({ before: contract, change: {}, happened: [] });
};
