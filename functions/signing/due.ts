import { isAtProvider } from '#shared/contracts/provider.rules.ts';
import { contractCollection, contractStore } from '#functions/contracts/contract-store.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { orderAgain } from '#functions/contracts/completion-queue.ts';
import { isDue, planDue } from './due-step.ts';
import { saveStep } from './pull-provider.ts';

const doDue = async (id: number, at: Date): Promise<void> => {
  const contract = await contractStore.get(id);
  if (!contract || !isDue(contract, at)) return;
  // The worker makes files and asks the provider: the sweeper has neither key nor credentials.
  if (contract.state === 'completing' || isAtProvider(contract)) return orderAgain(id);
  // Somebody may sign or change the contract at this moment; the next sweep looks at it again.
  await saveStep(planDue(contract, at));
};

/** Reminders, warnings, ends of deadlines and work that was left: what is due for contracts that are under way. */
export const lookAfterSigning = async (): Promise<void> => {
  const at = now();
  const [rows] = await Promise.all([contractCollection.refresh(), employeeCollection.refresh()]);
  await doChores(
    [...rows.all()].filter((row) => isDue(row, at)).map((row) => () => doDue(row.id, at)),
    'contracts not looked after',
  );
};
