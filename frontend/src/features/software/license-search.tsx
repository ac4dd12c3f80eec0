import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LicenseOut, LicenseTotals } from '#shared/contract/software/license.ts';
import type { ProblemError } from '../../api/problem.ts';
import { SearchInput } from '../../list/search-input.tsx';
import { useTypedSearch } from '../../list/use-typed-search.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LicenseRows } from './license-rows.tsx';
import { SoftwareTotals } from './software-totals.tsx';
import { useLicensePlace } from './use-license-place.ts';
import classes from './software.module.css';

type Answer = { data: LicenseOut[]; total: number; totals?: LicenseTotals };

type Props = {
  by: 'person' | 'product';
  /** The page size and debounce of the list (docs/areas/software.md#limits). */
  perPage: number;
  debounceMs: number;
  queryOf: (
    words: string,
    page: string,
  ) => Pick<UseQueryOptions<Answer, ProblemError>, 'queryFn'> & { queryKey: QueryKey };
  placeholder: string;
  /** What to say when there is no licence at all. */
  empty: string;
};

/** A list of licences with a search and pages. */
export const LicenseSearch = ({ by, perPage, debounceMs, queryOf, placeholder, empty }: Props) => {
  const { t } = useTranslation('software');
  const { search, page, show } = useLicensePlace();
  const [text, type] = useTypedSearch(search, (words) => show({ search: words }), debounceMs);
  const answer = useQuery<Answer, ProblemError>({
    ...queryOf(search, String(page)),
    placeholderData: keepPreviousData,
  });
  const { data = [], total = 0 } = answer.data ?? {};
  if (answer.isPending) return <Skeleton height={20} m={16} width="60%" />;
  if (answer.isError && !answer.data)
    return (
      <div className={classes.pad}>
        <ErrorBox problem={answer.error.problem} onRetry={() => void answer.refetch()} />
      </div>
    );
  if (total === 0 && search === '' && text === '') return <p className={classes.none}>{empty}</p>;
  return (
    <>
      <search className={classes.tools}>
        <SearchInput className={classes.search} label={placeholder} value={text} onChange={type} />
      </search>
      {data.length === 0 ? (
        <p className={classes.none}>{t(total > 0 ? 'empty.noMoreLicenses' : 'noneFound')}</p>
      ) : (
        <LicenseRows licenses={data} by={by} />
      )}
      {answer.data?.totals && <SoftwareTotals totals={answer.data.totals} />}
      {total > perPage && <Pager page={page} perPage={perPage} count={total} onPage={(next) => show({ page: next })} />}
    </>
  );
};
