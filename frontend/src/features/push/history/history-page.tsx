import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushRowOut } from '#shared/contract/push/push.ts';
import { listPushes } from '#shared/contract/push/list-pushes.ts';
import { monthKey } from '#shared/push/month.rules.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { CentredNotice } from '../../../ui/centred-notice.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { monthName } from '../../../ui/month-name.ts';
import { NotFound } from '../../../ui/not-found.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link, useParams, useSearchParams } from '../../../ui/router.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { SentCard } from '../parts/sent-card.tsx';
import { lookOf } from '../parts/push-look.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './history-page.module.css';

const PER_PAGE = 30;

const useMonthWords = () => {
  return (year: number, month: number): string => monthName(monthKey(year, month), 'full');
};

/** A push with its maker and its outcome; it opens to what was sent and answered. */
const HistoryRow = ({ push }: { push: PushRowOut }) => {
  const { t } = useTranslation('push');
  const monthOf = useMonthWords();
  const [isOpen, setOpen] = useState(false);
  const { word, tone } = lookOf(push);
  const { year, month } = push.metadata;
  const title = t('history.row', { month: monthOf(year, month), name: push.integration_name });
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.push}>
      <div className={classes.line}>
        <UnstyledButton
          className={classes.opens ?? ''}
          aria-expanded={isOpen}
          aria-label={t('history.open', { title })}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={16} stroke={1.75} />
        </UnstyledButton>
        <div className={classes.main}>
          <Link to={paths.pushed(push.command_id)} className={classes.title}>
            {title}
          </Link>
          <span className={classes.meta}>
            {t('history.by', { name: push.by, at: belgianMoment(push.created_at) })}
            {push.retry_of !== null && t('history.retry')}
          </span>
        </div>
        <span className={classes.figures}>
          {t('history.people', { count: push.people })}, {t('history.lines', { count: push.lines })}
          {push.refused > 0 && <span className={classes.refused}>{t('history.refused', { count: push.refused })}</span>}
        </span>
        <ToneBadge tone={tone} dot>
          {t(`status.${word}`)}
        </ToneBadge>
      </div>
      {isOpen && (
        <div className={classes.details}>
          <SentCard push={push} />
        </div>
      )}
    </li>
  );
};

const History = () => {
  const { t } = useTranslation('push');
  const monthOf = useMonthWords();
  const { year, month } = useParams();
  const [search, setSearch] = useSearchParams();
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const isAll = year === undefined;
  const isMonth = /^20\d\d$/.test(year ?? '') && /^([1-9]|1[0-2])$/.test(month ?? '');
  const answer = useQuery({
    ...query(listPushes, {
      query: { page, per_page: PER_PAGE, ...(isMonth && { year: Number(year), month: Number(month) }) },
    }),
    enabled: isAll || isMonth,
    placeholderData: (before) => before,
  });
  if (!isAll && !isMonth) return <NotFound />;
  return (
    <div className={classes.page}>
      <header>
        <PageTitle of={t('history.title')} />
        <Crumbs
          crumbs={[
            { label: t('daysOff'), to: paths.calendar },
            ...(isAll ? [] : [{ label: t('history.title'), to: paths.pushHistory }]),
          ]}
        />
        <h1>{isAll ? t('history.title') : t('history.of', { month: monthOf(Number(year), Number(month)) })}</h1>
      </header>
      <LoadedPart answer={answer}>
        {({ data, count }) =>
          count === 0 ? (
            <CentredNotice isPart icon={IconSend} title={t('history.none')}>
              <p>{t('history.noneText')}</p>
              <Link to={paths.push}>{t('toPush')}</Link>
            </CentredNotice>
          ) : (
            <>
              <ul className={classes.pushes} aria-label={t('history.title')}>
                {data.map((push) => (
                  <HistoryRow key={push.command_id} push={push} />
                ))}
              </ul>
              {(count > PER_PAGE || page > 1) && (
                <Pager
                  page={page}
                  perPage={PER_PAGE}
                  count={count}
                  onPage={(next, how) =>
                    setSearch(next > 1 ? { page: String(next) } : {}, { replace: how === 'replace' })
                  }
                />
              )}
            </>
          )
        }
      </LoadedPart>
    </div>
  );
};

/** The pushes of a month or all of them, latest first: /history/calendar/push. */
export const HistoryPage = () => (
  <RequireRight permission="payroll:push">
    <History />
  </RequireRight>
);
