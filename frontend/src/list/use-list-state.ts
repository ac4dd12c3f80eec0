import { useCallback, useEffect, useRef } from 'react';
import type { Preferences } from '#shared/list/preferences.ts';
import { useNavigate, useNavigationType, useSearchParams } from '../ui/router.ts';
import { readListState, writeListState, type ListState } from './list-state.ts';

export type ChangeState = (change: Partial<ListState>, how?: 'push' | 'replace') => void;

/**
 * The list's state in the URL; page size, sort, segment and last page are remembered as they change
 * (docs/areas/records.md#lists). Within a view nothing is remembered, since the view and not the user chose what is
 * shown. While what was remembered is awaited, the address stays as it is.
 */
export const useListState = (
  remembered: Preferences,
  remember: (change: Partial<Preferences>) => void,
  isWaiting: boolean,
): [ListState, ChangeState] => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const how = useNavigationType();
  const state = readListState(params, remembered);
  const isWhole = params.has('page');
  const isOwn = !params.has('view') && !params.has('columns');
  const whole = writeListState(state).toString();
  const shown = useRef<string>(undefined);
  // An incomplete address is completed, so that coming back to it shows the same list. A link to the list that is shown
  // already is taken back: Back would meet the same page twice.
  useEffect(() => {
    if (isWaiting) return;
    if (isWhole) shown.current = whole;
    else if (how === 'PUSH' && shown.current === whole) void navigate(-1);
    else setParams(whole, { replace: true, preventScrollReset: true });
  }, [how, isWaiting, isWhole, navigate, whole, setParams]);
  const change = useCallback<ChangeState>(
    (part, how = 'push') => {
      setParams((current) => writeListState({ ...readListState(current, remembered), page: 1, ...part }), {
        replace: how === 'replace',
        preventScrollReset: true,
      });
      if (!isOwn || part.view !== undefined) return;
      const { page = 1, perPage, sort, segment } = part;
      remember({
        page,
        ...(perPage !== undefined && { per_page: perPage }),
        ...(sort !== undefined && { sort }),
        ...(segment !== undefined && { segment }),
      });
    },
    [isOwn, remember, remembered, setParams],
  );
  return [state, change];
};
