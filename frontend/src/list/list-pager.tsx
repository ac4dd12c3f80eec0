import { useTranslation } from 'react-i18next';
import { DeferredPerPage } from './deferred-controls.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './list.module.css';
import { format } from '../ui/format.ts';
import { PageButton } from '../ui/page-button.tsx';

type Props = {
  state: ListState;
  change: ChangeState;
  count: number;
  /** The number of rows on screen; while `fetching` those of the previous page. */
  shown: number;
  /** The number of pages that those rows fill. */
  pages: number;
  options: readonly number[];
  fetching: boolean;
};

/** `1–25 of 38`, rows per page, and the pages. */
export const ListPager = ({ state, change, count, shown, pages: loaded, options, fetching }: Props) => {
  const { t } = useTranslation('list');
  const pages = Math.max(1, Math.ceil(count / state.perPage));
  const first = (state.page - 1) * state.perPage + 1;
  const last = state.page + (fetching ? 0 : loaded - 1);
  const rows = fetching ? Math.max(0, Math.min(state.perPage, count - first + 1)) : shown;
  return (
    <nav className={classes.pager} aria-label={t('pages')}>
      <span className={classes.range} aria-live="polite">
        {rows > 0 && (
          <strong>{t('range', { from: format().number(first), to: format().number(first + rows - 1) })} </strong>
        )}
        {count > 0 && t('rangeOf', { total: format().number(count) })}
      </span>
      <span className={classes.perPageLabel}>{t('perPage')}</span>
      <DeferredPerPage state={state} change={change} options={options} />
      <PageButton
        to="previous"
        isOff={state.page <= 1}
        onPress={() => change({ page: Math.min(state.page - 1, pages) })}
      />
      <span>
        {t(last > state.page ? 'pagesOf' : 'pageOf', {
          page: format().number(state.page),
          last: format().number(last),
          pages: format().number(pages),
        })}
      </span>
      <PageButton to="next" isOff={last >= pages} onPress={() => change({ page: last + 1 })} />
    </nav>
  );
};
