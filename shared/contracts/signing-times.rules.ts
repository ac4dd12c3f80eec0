import { issue, type Issue } from '#shared/errors/issue.ts';
import type { TemplateType } from '#shared/templates/names.ts';
import { scheduleOf } from '#shared/templates/reminder-schedule.rules.ts';
import { addDays, addMonths, sameTimeAfter, startOfDay, toDmy, type IsoDate } from '#shared/values/dates.ts';
import type { Contract } from './contract.ts';
import { isAwaiting, signerWithTurn } from './signing.rules.ts';

/** The deadline when nobody chose one. */
const DEADLINE_MONTHS = 3;
/** The days before the deadline on which is warned. */
export const WARN_DAYS = [7, 1] as const;
/** How long a link in person is valid, in minutes. */
export const IN_PERSON_MINUTES = 15;
/** How long both sides can fetch the signed file by their link, in days. */
export const SIGNED_LINK_DAYS = 30;
/** A signer is reminded by hand at most once in this time, in minutes. */
export const REMIND_AGAIN_MINUTES = 60;
const TRY_AGAIN_MS = 60_000;
const TRY_AGAIN_MAX_MS = 3_600_000;

type Starts = { readonly type: TemplateType; readonly start_date: IsoDate | null };

/**
 * The last day to sign when nobody chose one: three months; an employment contract on the day before work begins, if
 * that lies ahead. Fixed-term, part-time and student contracts that are signed later lose their form.
 */
export const defaultDeadline = (today: IsoDate, { type, start_date: start }: Starts): IsoDate => {
  const usual = addMonths(today, DEADLINE_MONTHS);
  if (type !== 'employment_contract' || start === null || start <= today) return usual;
  const before = addDays(start, -1);
  return before < usual ? before : usual;
};

/** Whether a contract is signed after work began, or would be with this deadline. */
export const isLateForStart = (deadline: IsoDate, { type, start_date: start }: Starts): boolean =>
  type === 'employment_contract' && start !== null && start <= deadline;

/** What is wrong with a last day to sign that was chosen; the usual day is always right. */
export const deadlineIssues = (deadline: IsoDate | undefined, today: IsoDate): Issue[] =>
  deadline !== undefined && deadline < today ? [issue('deadline', 'date_before_min', { min: toDmy(today) })] : [];

/** The end of the last day to sign. */
export const deadlineEnd = (deadline: IsoDate): Date => startOfDay(deadline, 1);

/** Until when a way to sign is open: that of a contract without a last day for three months. */
export const openUntil = ({ deadline }: Pick<Contract, 'deadline'>, today: IsoDate): Date =>
  deadlineEnd(deadline ?? addMonths(today, DEADLINE_MONTHS));

type Timed = Pick<Contract, 'state' | 'signers' | 'deadline' | 'sending' | 'deleted' | 'method'>;

/** When the signer with the turn is reminded next; undefined for nobody, and never after the last day to sign. */
export const nextReminder = ({ state, method, signers, deadline, sending }: Timed): Date | undefined => {
  const current = isAwaiting(state) && method !== 'paper' ? signerWithTurn(signers) : undefined;
  if (!current || !sending || current.sent_at === null || current.wants_paper_at) return undefined;
  const { remind, remind_first_days: first, remind_every_days: every } = scheduleOf(sending);
  if (remind === 0) return undefined;
  const last = [current.reminded_at ?? '', current.sender_told_at ?? ''].toSorted().at(-1) ?? '';
  const at = last > current.sent_at ? sameTimeAfter(last, every) : sameTimeAfter(current.sent_at, first);
  return deadline !== null && at >= deadlineEnd(deadline) ? undefined : at;
};

/** When is warned of the deadline next, and how many days before it. */
export const nextWarning = ({ state, deadline, sending }: Timed): { at: Date; days: number } | undefined => {
  if (!isAwaiting(state) || deadline === null || !sending) return undefined;
  const days = WARN_DAYS.find((each) => !sending.warned.includes(each));
  return days === undefined ? undefined : { at: startOfDay(addDays(deadline, -days)), days };
};

/** The warnings of a deadline whose moment is over when a contract is sent: nobody is warned at once. */
export const passedWarnings = (deadline: IsoDate, at: Date): number[] =>
  WARN_DAYS.filter((days) => startOfDay(addDays(deadline, -days)) <= at);

/** The days before the deadline of which is to be warned now: several where nothing ran on the day of an earlier one. */
export const dueWarnings = ({ state, deadline, sending }: Timed, at: Date): number[] =>
  !isAwaiting(state) || deadline === null || !sending
    ? []
    : passedWarnings(deadline, at).filter((days) => !sending.warned.includes(days));

/** When the result is tried, the first time at once and then ever later. */
const nextTry = (tries: number, at: Date): Date =>
  new Date(at.getTime() + (tries === 0 ? 0 : Math.min(TRY_AGAIN_MS * 2 ** (tries - 1), TRY_AGAIN_MAX_MS)));

/** The next moment at which something is due for a contract; null for nothing. */
export const nextDue = (contract: Timed, at: Date): string | null => {
  const { state, deadline, sending, deleted } = contract;
  if (deleted === 1 || !sending) return null;
  if (state === 'completing') return nextTry(sending.tries, at).toISOString();
  if (state === 'provider_error' && deadline !== null) return deadlineEnd(deadline).toISOString();
  if (!isAwaiting(state)) return null;
  const moments = [
    nextReminder(contract),
    nextWarning(contract)?.at,
    deadline === null ? undefined : deadlineEnd(deadline),
    sending.provider ? nextTry(sending.provider.tries, at) : undefined,
  ].flatMap((moment) => moment?.toISOString() ?? []);
  return moments.toSorted()[0] ?? null;
};
