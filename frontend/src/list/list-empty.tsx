import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './list.module.css';

type Props = {
  state: ListState;
  count: number;
  change: ChangeState;
  /** Said of a search or filters without a match, in the place of the general words. */
  emptySearch?: string | undefined;
  emptySegment: string;
};

/** Shows the last page to whoever asks for one after it: what stood there may be gone, or they typed the address. */
const LastPage = ({ state: { perPage }, count, change }: Pick<Props, 'state' | 'count' | 'change'>) => {
  const last = Math.ceil(count / perPage);
  const show = useEffectEvent(() => change({ page: last }, 'replace'));
  useEffect(() => show(), [last]);
  return null;
};

/** Says why there are no rows: nothing matches, or nothing is in the segment. A page after the last one becomes that. */
export const ListEmpty = ({ state, count, change, emptySearch, emptySegment }: Props) => {
  const { t } = useTranslation('list');
  if (count > 0) return <LastPage state={state} count={count} change={change} />;
  const notice =
    state.search !== ''
      ? { text: emptySearch ?? t('noMatch', { term: state.search }), action: t('clearSearch'), next: { search: '' } }
      : state.filters
        ? { text: emptySearch ?? t('noMatchFilters'), action: t('clearFilters'), next: { filters: null } }
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

type FailedProps = { text: string; problem: Problem; onRetry: () => void };

/** An empty list of which reading failed: it says so and why, and offers to try again. */
export const ListFailed = ({ text, problem, onRetry }: FailedProps) => {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.empty} role="alert">
      <p className={classes.emptyText}>
        <strong>{text}</strong>
        <br />
        {problem.reason_phrase}
      </p>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
};
