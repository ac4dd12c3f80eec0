import { readListState } from '../../list/list-state.ts';
import { useSearchParams } from '../../ui/router.ts';

type Place = { segment: string; search: string; page: number };

const start = { page: 1, per_page: 10, sort: null, segment: 'all', columns: null };

/** The segment, search and page of a list of licences, kept in the address; a change shows the first page again. */
export const useLicensePlace = (): Place & { show: (change: Partial<Place>) => void } => {
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
