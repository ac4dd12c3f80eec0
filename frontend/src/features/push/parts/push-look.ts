import { isUnderWay, pushSteps, type PushStatus, type PushStep } from '#shared/push/names.ts';
import type { Tone } from '../../../ui/tokens.ts';

type Ended = { status_report: PushStatus; failed_at_office: boolean; people: number; taken_over: number };

/** The word for the state of a push, and its tone. */
export type PushWord = PushStatus | 'partly' | 'failed_at_office';

export const lookOf = (push: Ended): { word: PushWord; tone: Tone } => {
  const { status_report: status, failed_at_office: hasFailed, people, taken_over: taken } = push;
  if (status === 'success') {
    if (hasFailed) return { word: 'failed_at_office', tone: 'amber' };
    return taken < people ? { word: 'partly', tone: 'amber' } : { word: status, tone: 'green' };
  }
  if (isUnderWay(status)) return { word: status, tone: 'accent' };
  if (status === 'outcome_unknown') return { word: status, tone: 'amber' };
  return { word: status, tone: status === 'cancelled' ? 'gray' : 'red' };
};

export type StepState = 'done' | 'now' | 'failed' | 'to_come';
export type StepLook = { step: PushStep; state: StepState; at: string | null };

type Stepping = Pick<Ended, 'status_report'> & { steps: readonly { step: PushStep; at: string }[] };

/**
 * The five steps with the moments at which they were done; the first that is not is where the push is, or stopped. An
 * office that refuses the password while it is asked for its answer stopped at the sign-in.
 */
export const stepsOf = ({ status_report: status, steps }: Stepping): StepLook[] => {
  const done = new Map(steps.map(({ step, at }) => [step, at]));
  if (status === 'login_failed') done.delete('signed_in');
  const next = pushSteps.find((step) => !done.has(step));
  const stopped = isUnderWay(status) ? 'now' : status === 'cancelled' ? 'to_come' : 'failed';
  return pushSteps.map((step) => {
    const at = done.get(step) ?? null;
    return { step, at, state: at !== null ? 'done' : step === next ? stopped : 'to_come' };
  });
};

/** The time without an answer after which an office takes longer than usual. */
const LONG_MS = 5 * 60_000;

/** Whether the office lets wait: everything was sent long before `now` and there is no answer. */
export const takesLong = ({ status_report: status, steps }: Stepping, now: number): boolean => {
  const sent = steps.find(({ step }) => step === 'sent');
  return status === 'waiting' && sent !== undefined && now - Date.parse(sent.at) > LONG_MS;
};
