import type { ProviderKind } from '#shared/integrations/names.ts';
import { isUnderWay, type PushStatus } from './names.ts';
import type { PushCommand } from './push-command.ts';

/** What a person may do with a push. */
export type PushMoves = { retry: boolean; resume: boolean; cancel: boolean; confirm: boolean };

const waitsForPerson = (status: PushStatus): boolean => status === 'outcome_unknown' || status === 'login_failed';

/**
 * The moves of a push (docs/areas/push.md#commands). Once it ended, people that were not taken over can be pushed again;
 * it goes on after the credentials were replaced; it is called off only while nothing of it can be at the office; and a
 * person says what became of an unknown outcome, or of a file that the office was given.
 */
export const movesOf = (
  {
    status_report: status,
    people,
    taken_over,
    chunks,
  }: Pick<PushCommand, 'status_report' | 'people' | 'taken_over' | 'chunks'>,
  provider: ProviderKind,
): PushMoves => {
  const isAtOffice = chunks.some(({ state }) => state !== 'planned' && state !== 'refused');
  return {
    retry: !isUnderWay(status) && !waitsForPerson(status) && taken_over < people,
    resume: status === 'login_failed',
    cancel: (status === 'queued' || status === 'login_failed') && !isAtOffice,
    confirm: status === 'outcome_unknown' || (provider === 'file' && status === 'waiting'),
  };
};
