import { useCallback } from 'react';
import type { Preferences } from '#shared/contract/session/preferences.ts';
import { useSearchParams } from '../ui/router.ts';
import { readListState, writeListState, type ListState } from './list-state.ts';

export type ChangeState = (change: Partial<ListState>, how?: 'push' | 'replace') => void;

/** The list's state in the URL; page size, sort, segment and last page are remembered as they change (spec A §9). */
export const useListState = (
  remembered: Preferences,
  remember: (change: Partial<Preferences>) => void,
): [ListState, ChangeState] => {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, remembered);
  const change = useCallback<ChangeState>(
    (part, how = 'push') => {
      const goesToFirstPage = !('page' in part);
      setParams(
        (current) =>
          writeListState({ ...readListState(current, remembered), ...(goesToFirstPage && { page: 1 }), ...part }),
        { replace: how === 'replace', preventScrollReset: true },
      );
      const { page, perPage, sort, segment } = part;
      remember({
        page: page ?? 1,
        ...(perPage !== undefined && { per_page: perPage }),
        ...(sort !== undefined && { sort }),
        ...(segment !== undefined && { segment }),
      });
    },
    [remember, remembered, setParams],
  );
  return [state, change];
};
