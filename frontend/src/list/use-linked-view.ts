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
 * Opens the view of a link that names nothing else (`?view=12`) by replacing the address with the state of the view;
 * true until that is done. For a view that is deleted or not shared the list stays as the user had it.
 */
export const useLinkedView = (list: string, hasViews: boolean): boolean => {
  const { t } = useTranslation('list');
  const [params, setParams] = useSearchParams();
  const id = hasViews && !params.has('page') ? viewOf(params) : undefined;
  const { data, isFetching } = useQuery({ ...query(listViews, { query: { list } }), enabled: id !== undefined });
  const view = data?.data.find((candidate) => candidate.id === id);
  const isLoaded = view !== undefined || !isFetching;
  useEffect(() => {
    if (id === undefined || !isLoaded) return;
    if (!view) notifyError(t('views.gone'));
    setParams(view ? writeListState(listStateOf(view)) : new URLSearchParams(), { replace: true });
  }, [id, isLoaded, view, setParams, t]);
  return id !== undefined;
};
