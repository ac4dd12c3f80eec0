import { Button } from '@mantine/core';
import { IconCalendar, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import frame from '../../../list/list.module.css';
import { Can } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { AddDaysMenu } from './add-days-menu.tsx';
import classes from './inbox.module.css';

type Props = {
  /** How many requests are listed; undefined until that is known. */
  count: number | undefined;
  /** Whether a request stands beside the list, whose buttons come first. */
  isBesideRequest: boolean;
};

/** The name of the inbox, the ways to all requests and to the calendar, and adding days. */
export const InboxHead = ({ count, isBesideRequest }: Props) => {
  const { t } = useTranslation('days-off');
  return (
    <header className={`${frame.head} ${classes.head}`}>
      <h1 className={frame.title}>
        {t('inbox.title')}
        {count !== undefined && <span className={frame.count}>{wholeNumber(count)}</span>}
      </h1>
      <Button component={Link} to={paths.allDayOffRequests} variant="default" leftSection={<IconHistory />}>
        {t('inbox.all')}
      </Button>
      <Button component={Link} to={paths.calendar} variant="default" leftSection={<IconCalendar />}>
        {t('inbox.calendar')}
      </Button>
      <Can permission="days:write">
        <AddDaysMenu isSecond={isBesideRequest} />
      </Can>
    </header>
  );
};
