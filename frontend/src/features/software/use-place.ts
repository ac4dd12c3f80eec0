import { readListState } from '../../list/list-state.ts';
import { useSearchParams } from '../../ui/router.ts';

type Place = { segment: string; search: string; page: number };

const start = { page: 1, per_page: 10, sort: null, segment: 'all', columns: null };

/** What is shown of licences, in the address, so that coming back shows the same; a change of one begins at its first page. */
export const usePlace = (): Place & { show: (change: Partial<Place>) => void } => {
  const [params, setParams] = useSearchParams();
  const { segment, search, page } = readListState(params, start);
  const show = (change: Partial<Place>): void =>
    setParams(
      (current) => {
        const now = { ...readListState(current, start), page: 1, ...change };
        return {
          ...(now.segment !== 'all' && { segment: now.segment }),
          ...(now.search !== '' && { search: now.search }),
          ...(now.page > 1 && { page: String(now.page) }),
        };
      },
      { replace: true, preventScrollReset: true },
    );
  return { segment, search, page, show };
};
