import type { Contract } from '#shared/contracts/contract.ts';
import type { ContractState } from '#shared/contracts/names.ts';
import { isAtProvider } from '#shared/contracts/provider.rules.ts';
import { nextDue } from '#shared/contracts/signing-times.rules.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { extendTrail, type Happened } from './audit-trail.ts';
import { askWrites } from './signing-mails.ts';
import { completionIsDue } from '#functions/contracts/completion-queue.ts';
import { voidWrites } from './void-requests.ts';

type Step = {
  readonly before: Contract;
  /** The contract is not stored yet: this step makes it. */
  readonly isNew?: boolean;
  readonly change: Partial<Contract>;
  readonly happened: readonly Happened[];
  /** Events, mails and whatever else belongs to it. */
  readonly writes?: readonly Write[];
};

export type Planned = {
  readonly writes: Write[];
  /** The state after it. */
  readonly state: ContractState;
};

/** Whether a worker has something to do now that it had not before: make the file, or have a provider take it. */
const hasNewWork = (before: Contract, after: Contract): boolean =>
  (after.state === 'completing' && before.state !== 'completing') ||
  (isAtProvider(after) && after.sending?.provider?.request_id === null && !isAtProvider(before));

/** A step that changes nothing. */
export const nothingPlanned = ({ state }: Contract): Planned => ({ writes: [], state });

/**
 * One step of a contract on its way to being signed, as the writes of one transaction: the contract with its version
 * as the guard, the audit trail, mail to whoever is asked next, and the order to seal it after the last signature.
 */
export const planStep = ({ before, isNew = false, change, happened, writes = [] }: Step): Planned => {
  const at = now();
  const changed: Contract = { ...before, ...change };
  const asked = askWrites(before, changed);
  const trail = extendTrail(before, [...happened, ...asked.happened], at);
  const trailed: Contract = { ...changed, audit: trail.end };
  const after: Contract = { ...trailed, due_at: nextDue(trailed, at) };
  // The stored contract is for readers of contracts only; a person with a link gets the code of the error alone.
  const present = (): undefined => undefined;
  const givenUp = voidWrites(before, after);
  const planned = [
    isNew ? contractStore.create(after) : contractStore.update(before, after, present),
    ...trail.writes,
    ...asked.writes,
    ...writes,
    ...givenUp,
    ...(hasNewWork(before, after) || givenUp.length > 0 ? [completionIsDue(after.id)] : []),
  ];
  return { writes: planned, state: after.state };
};
