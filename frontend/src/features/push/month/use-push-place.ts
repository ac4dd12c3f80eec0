import { useCallback } from 'react';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { readinessFilters, type ReadinessFilter } from '#shared/push/names.ts';
import { usePreferences } from '../../../list/use-preferences.ts';
import { useSearchParams } from '../../../ui/router.ts';

export const pushViews = ['people', 'lines', 'changes'] as const;
export type PushView = (typeof pushViews)[number];

/** What the push page shows; all of it stands in the address. */
export type PushPlace = { segment: string; search: string; show: ReadinessFilter; view: PushView; page: number };
export type ChangePlace = (change: Partial<PushPlace>) => void;

const PER_PAGE = 50;

const readPlace = (params: URLSearchParams, segment: string): PushPlace => ({
  segment: params.get('segment') ?? segment,
  search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  show: readinessFilters.find((name) => name === params.get('show')) ?? 'all',
  view: pushViews.find((name) => name === params.get('view')) ?? 'people',
  page: /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
});

const writePlace = ({ segment, search, show, view, page }: PushPlace): Record<string, string> => ({
  segment,
  ...(search !== '' && { search }),
  ...(show !== 'all' && { show }),
  ...(view !== 'people' && { view }),
  ...(page > 1 && { page: String(page) }),
});

/** The place on the push page; undefined until the segment is known that the user chose last. */
export const usePushPlace = (): { place: PushPlace | undefined; change: ChangePlace } => {
  const [params, setParams] = useSearchParams();
  const { remembered, remember } = usePreferences('push', PER_PAGE);
  const segment = remembered?.segment ?? 'all';
  const change = useCallback<ChangePlace>(
    (part) => {
      setParams((current) => writePlace({ ...readPlace(current, segment), page: 1, ...part }), {
        replace: true,
        preventScrollReset: true,
      });
      if (part.segment !== undefined) remember({ segment: part.segment });
    },
    [remember, segment, setParams],
  );
  const isKnown = remembered !== undefined || params.has('segment');
  return { place: isKnown ? readPlace(params, segment) : undefined, change };
};
