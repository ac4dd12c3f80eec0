import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listViews } from '#shared/contract/records/list-views.ts';
import { query } from '../api/query.ts';
import { notifyError } from '../ui/notify.ts';
import { useSearchParams } from '../ui/router.ts';
import { viewOf, writeListState } from './list-state.ts';
import { listStateOf } from './view-state.ts';

/**
 * Opens the view that a link names alone (`?view=12`): its state takes the place of the link. True until it has; a view
 * that is gone or not shared leaves the list as the user had it.
 */
export const useLinkedView = (list: string, hasViews: boolean): boolean => {
  const { t } = useTranslation('list');
  const [params, setParams] = useSearchParams();
  const id = hasViews && !params.has('page') ? viewOf(params) : undefined;
  const { data, isFetching } = useQuery({ ...query(listViews, { query: { list } }), enabled: id !== undefined });
  const view = data?.data.find((known) => known.id === id);
  const isKnown = view !== undefined || !isFetching;
  useEffect(() => {
    if (id === undefined || !isKnown) return;
    if (!view) notifyError(t('views.gone'));
    setParams(view ? writeListState(listStateOf(view)) : new URLSearchParams(), { replace: true });
  }, [id, isKnown, view, setParams, t]);
  return id !== undefined;
};
