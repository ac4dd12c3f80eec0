import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './list.module.css';

type Props = { state: ListState; count: number; change: ChangeState; emptySegment: string; noMore: string };

/** Says why there are no rows: nothing matches, nothing is in the segment, or there are no more pages. */
export const ListEmpty = ({ state, count, change, emptySegment, noMore }: Props) => {
  const { t } = useTranslation('list');
  const notice =
    count > 0
      ? { text: noMore, action: t('firstPage'), next: { page: 1 } }
      : state.search !== ''
        ? { text: t('noMatch', { term: state.search }), action: t('clearSearch'), next: { search: '' } }
        : state.filters
          ? { text: t('noMatchFilters'), action: t('clearFilters'), next: { filters: null } }
          : { text: emptySegment, action: t('showAll'), next: { segment: 'all' } };
  // The segment of all records offers no "Show all".
  const hasAction = 'segment' in notice.next ? state.segment !== 'all' : true;
  return (
    <div className={classes.empty}>
      <p className={classes.emptyText} aria-live="polite">
        {notice.text}
      </p>
      {hasAction && (
        <Button variant="default" onClick={() => change(notice.next)}>
          {notice.action}
        </Button>
      )}
    </div>
  );
};
