import { Button } from '@mantine/core';
import { IconChevronRight, IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import { query } from '../../../api/query.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import classes from './waiting-requests.module.css';

/** The number of requests that wait for a decision of this user. */
const useWaiting = (): number | undefined =>
  useQuery(query(listInbox, { query: { segment_id: 'to_decide', per_page: 1 } })).data?.count;

/** The way to the requests that wait. */
export const WaitingButton = () => {
  const { t } = useTranslation('days-off');
  const count = useWaiting();
  return (
    <Button component={Link} to={paths.dayOffRequests} variant="default" leftSection={<IconInbox />}>
      {count ? t('calendar.requestsWaiting', { figure: wholeNumber(count) }) : t('calendar.requests')}
    </Button>
  );
};

/** The same at phone width, on top of the agenda and only while some wait. */
export const WaitingBanner = () => {
  const { t } = useTranslation('days-off');
  const count = useWaiting();
  if (!count) return null;
  return (
    <Link to={paths.dayOffRequests} className={classes.banner ?? ''}>
      <IconInbox size={18} stroke={1.75} />
      <span>{t('calendar.waitForYou', { count })}</span>
      <IconChevronRight size={16} stroke={1.75} />
    </Link>
  );
};
