import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './pager.module.css';
import { format } from './format.ts';
import { PageButton } from './page-button.tsx';

type Props = {
  page: number;
  perPage: number;
  count: number;
  /** `replace`: the page that was asked for does not exist, so its address is none to come back to. */
  onPage: (page: number, how?: 'replace') => void;
};

/** `51–100 of 500` and buttons for the pages, for lists outside a list page. A page after the last one becomes that. */
export const Pager = ({ page, perPage, count, onPage }: Props) => {
  const { t } = useTranslation('list');
  const pages = Math.max(1, Math.ceil(count / perPage));
  const showLast = useEffectEvent(() => onPage(pages, 'replace'));
  const isBeyond = page > pages;
  useEffect(() => {
    if (isBeyond) showLast();
  }, [isBeyond]);
  const from = count === 0 ? 0 : (page - 1) * perPage + 1;
  return (
    <nav className={classes.pager} aria-label={t('pages')}>
      <span className={classes.range}>
        {from <= count && (
          <strong>
            {t('range', { from: format().number(from), to: format().number(Math.min(count, page * perPage)) })}{' '}
          </strong>
        )}
        {t('rangeOf', { total: format().number(count) })}
      </span>
      <PageButton to="previous" isOff={page <= 1} onPress={() => onPage(page - 1)} />
      <span className={classes.page}>
        {t('pageOf', { page: format().number(page), pages: format().number(pages) })}
      </span>
      <PageButton to="next" isOff={page >= pages} onPress={() => onPage(page + 1)} />
    </nav>
  );
};
