import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../ui/spinner.tsx';
import classes from './list.module.css';

type Props = { hasMore: boolean; loading: boolean; failed: boolean; onMore: () => void; noMore: string };

/** The next page loads when within 100 px of the list bottom. */
const NEAR = '0px 0px 100px 0px';

/** The end of a list that grows: what comes next, the way to ask again, or that there is no more. */
export const ListMore = ({ hasMore, loading, failed, onMore, noMore }: Props) => {
  const { t } = useTranslation('list');
  const end = useRef<HTMLDivElement>(null);
  const wants = hasMore && !loading && !failed;
  useEffect(() => {
    const node = end.current;
    if (!node || !wants) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onMore(), {
      root: node.parentElement,
      rootMargin: NEAR,
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, [wants, onMore]);
  return (
    <div ref={end} className={classes.more} aria-live="polite">
      {loading && (
        <>
          <Spinner /> {t('loadingMore')}
        </>
      )}
      {!loading && hasMore && failed && (
        <Button variant="default" onClick={onMore}>
          {t('loadMore')}
        </Button>
      )}
      {!hasMore && noMore}
    </div>
  );
};
