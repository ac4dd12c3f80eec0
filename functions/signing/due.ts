import type { Contract } from '#shared/contracts/contract.ts';
import { isAtProvider } from '#shared/contracts/provider.rules.ts';
import { deadlineEnd, isLateForStart, nextReminder, nextWarning } from '#shared/contracts/signing-times.rules.ts';
import { canAct, currentSigner } from '#shared/contracts/signing.rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { contractCollection, contractStore } from '#functions/contracts/contract-store.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { signatureProvider } from '#functions/platform/signature-provider/provider-now.ts';
import { planReminder } from './acts.ts';
import { pullContract, saved } from './pull-provider.ts';
import { planExpiry } from './expiry.ts';
import { doSigningWork } from './signing-work.ts';
import { contractFacts, contractPage, mailToSigner, mailToUser } from './signing-mails.ts';
import { nothingPlanned, planStep, type Planned } from './step.ts';

const isPast = (moment: Date | undefined, at: Date): boolean => moment !== undefined && moment <= at;

/** Warns signer and sender of the deadline, once for each of the days. */
const planWarning = (before: Contract, days: number): Planned => {
  const signer = currentSigner(before);
  const { sending, type } = before;
  if (!signer || !sending) return nothingPlanned(before);
  const start_date = employeeCollection.rows.get(before.employee_id)?.start_date ?? null;
  const isLate = before.deadline !== null && isLateForStart(before.deadline, { type, start_date });
  const start = isLate && start_date !== null ? `Work begins on ${toDmy(start_date)}: signed after that, such a contract may lose its form.` : ''; // prettier-ignore
  const values = { ...contractFacts(before), signer: signer.name, ...(start !== '' && { start }), url: contractPage(before.id) }; // prettier-ignore
  const letter = { purpose: 'sign_deadline_sender', occasion: `${sending.number} ${days}`, values } as const;
  return planStep({
    before,
    change: { sending: { ...sending, warned: [...sending.warned, days] } },
    happened: [],
    writes: [
      ...(before.method === 'paper' ? [] : mailToSigner(before, signer, 'warned', `warned ${days}`)),
      ...mailToUser(before, sending.sent_by, letter),
    ],
  });
};

/** The one thing that is due for a contract now; what else is due follows with the next look. */
const planDue = (contract: Contract, at: Date): Planned => {
  if (contract.deadline !== null && canAct(contract, 'expire') && deadlineEnd(contract.deadline) <= at)
    return planExpiry(contract);
  const warning = nextWarning(contract);
  if (warning && isPast(warning.at, at)) return planWarning(contract, warning.days);
  const signer = currentSigner(contract);
  if (signer && contract.method !== 'paper' && isPast(nextReminder(contract), at))
    return planReminder(null, contract, signer.id);
  // Nothing of what was due is left: the next moment is noted.
  return planStep({ before: contract, change: {}, happened: [] });
};

/**
 * A contract after its provider was asked, which comes before everything else that is due; undefined while the provider
 * does not answer: what somebody may have signed there does not expire.
 */
const afterLook = async ({ id, sending }: Contract): Promise<Contract | undefined> => {
  const provider = signatureProvider();
  if (sending?.provider?.request_id == null) await doSigningWork(id);
  else if (!provider || !(await pullContract(id, provider))) return undefined;
  return contractStore.get(id);
};

const doDue = async (id: number, at: Date): Promise<void> => {
  const contract = await contractStore.get(id);
  if (!contract?.due_at || contract.due_at > at.toISOString()) return;
  if (contract.state === 'completing') return doSigningWork(id);
  const current = isAtProvider(contract) ? await afterLook(contract) : contract;
  // Somebody may sign or change it at this moment: it is looked at again with the next sweep.
  if (current?.due_at && current.due_at <= at.toISOString()) await saved(planDue(current, at));
};

/** Reminders, warnings, ends of deadlines and results that were left: what is due for contracts that are under way. */
export const lookAfterSigning = async (): Promise<void> => {
  const at = now();
  const [rows] = await Promise.all([contractCollection.refresh(), employeeCollection.refresh()]);
  const due = [...rows.all()].filter((row) => row.due_at != null && row.due_at <= at.toISOString());
  await doChores(
    due.map((row) => () => doDue(row.id, at)),
    'contracts not looked after',
  );
};
