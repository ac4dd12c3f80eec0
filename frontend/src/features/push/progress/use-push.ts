import { useQuery } from '@tanstack/react-query';
import { getCommand } from '#shared/contract/push/get-command.ts';
import { listPushedPeople } from '#shared/contract/push/list-pushed-people.ts';
import { PROGRESS_POLL_MS } from '#shared/push/limits.ts';
import type { PushedPersonState, PushStatus } from '#shared/push/names.ts';
import { query } from '../../../api/query.ts';

/** What ends the wait: nothing of it changes any more without a new push. */
const endings: ReadonlySet<PushStatus> = new Set(['success', 'failed_internal', 'service_offline', 'cancelled']);
export const hasEnded = (status: PushStatus): boolean => endings.has(status);

/**
 * A push, read every four seconds until it has ended (docs/areas/push.md#pages). Its end may be learnt earlier: the
 * shell watches the runs, and reads everything on screen again when one has ended, whoever ended it.
 */
export const usePush = (commandId: string) =>
  useQuery({
    ...query(getCommand, { params: { command_id: commandId } }),
    refetchInterval: ({ state: { data } }) => (data && !hasEnded(data.status_report) ? PROGRESS_POLL_MS : false),
    refetchIntervalInBackground: false,
  });

export const PEOPLE_PER_PAGE = 50;
export type PeopleFilter = 'all' | PushedPersonState;

/** The people of a push, refused ones first, read again as long as the push is. */
export const usePushedPeople = (commandId: string, state: PeopleFilter, page: number, isOpen: boolean) =>
  useQuery({
    ...query(listPushedPeople, {
      params: { command_id: commandId },
      query: { state, page, per_page: PEOPLE_PER_PAGE },
    }),
    placeholderData: (before) => before,
    refetchInterval: isOpen ? PROGRESS_POLL_MS : false,
    refetchIntervalInBackground: false,
  });
