import { isUnderWay, type PushStatus } from './names.ts';
import type { PushCommand } from './push-command.ts';

/**
 * The sweeper looks after pushes that are under way, and for some time after those that succeeded
 * (docs/areas/push.md#machine).
 */
export const isWatched = ({ status_report: status }: Pick<PushCommand, 'status_report'>): boolean =>
  isUnderWay(status) || status === 'success';

/** What a person may do with a push. */
export type PushMoves = { retry: boolean; resume: boolean; cancel: boolean; confirm: boolean };

/** Something of it may be at the office. */
export const hasLeft = ({ chunks }: Pick<PushCommand, 'chunks'>): boolean =>
  chunks.some(({ state }) => state !== 'planned' && state !== 'refused');

type Standing = Pick<PushCommand, 'status_report' | 'problem_code'>;

/**
 * Whether a push that stopped can go on: after new credentials, once the office is there again, or when a user lets it.
 */
const waitsForMore = ({ status_report: status, problem_code: problem }: Standing): boolean =>
  status === 'login_failed' || status === 'service_offline' || problem === 'please_confirm_retry';

/** Whether a push goes on only once a person has done something. */
export const waitsForSomebody = (command: Standing): boolean =>
  command.status_report === 'outcome_unknown' || waitsForMore(command);

/** The ends after which people who were not taken over can be pushed again. */
const ended: ReadonlySet<string> = new Set(['success', 'failed_internal', 'cancelled'] satisfies PushStatus[]);

/**
 * The moves of a push (docs/areas/push.md#commands). Once it ended, people that were not taken over can be pushed
 * again; it goes on after new credentials, once the office is there again, or when a user lets it replace what the
 * office has; it is called off only while nothing of it can be at the office; and a person says what became of an
 * unknown outcome, or of a file that the office was given. A push in a state that only a later release knew has none.
 */
export const movesOf = (
  command: Pick<PushCommand, 'status_report' | 'problem_code' | 'people' | 'taken_over' | 'chunks'>,
): PushMoves => {
  const { status_report: status, people, taken_over } = command;
  const waits = waitsForMore(command);
  return {
    retry: ended.has(status) && !waits && taken_over < people,
    resume: waits,
    cancel: (status === 'queued' || waits) && !hasLeft(command),
    confirm: status === 'outcome_unknown',
  };
};
