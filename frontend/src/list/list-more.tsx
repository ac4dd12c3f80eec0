import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../ui/spinner.tsx';
import classes from './list.module.css';

type Props = { hasMore: boolean; loading: boolean; failed: boolean; onMore: () => void; noMore: string };

/** The next page loads when the end of the list is within 100 px of the visible part. */
const NEAR = '0px 0px 100px 0px';

/** The end of a list that grows: the next page loading, a button to load it after a failure, or the last line. */
export const ListMore = ({ hasMore, loading, failed, onMore, noMore }: Props) => {
  const { t } = useTranslation('list');
  const end = useRef<HTMLDivElement>(null);
  const isReady = hasMore && !loading && !failed;
  useEffect(() => {
    const node = end.current;
    if (!node || !isReady) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onMore(), {
      root: node.parentElement,
      rootMargin: NEAR,
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, [isReady, onMore]);
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
