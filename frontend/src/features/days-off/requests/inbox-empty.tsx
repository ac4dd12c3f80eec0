import { IconBeach } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { CentredNotice } from '../../../ui/centred-notice.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { InboxPlace } from './use-inbox-place.ts';
import classes from './inbox.module.css';

/** What stands in an empty inbox: `isBig` in the place of the opened request, else in the list. */
export const InboxEmpty = ({ place, isBig = false }: { place: InboxPlace; isBig?: boolean }) => {
  const { t } = useTranslation('days-off');
  const isSearch = place.search !== '';
  const key = isSearch ? 'search' : place.segment;
  const title = t(`inbox.empty.${key}`, { words: place.search });
  if (!isBig) return <p className={classes.none}>{title}</p>;
  return (
    <CentredNotice icon={IconBeach} title={title}>
      <p>{t(place.segment === 'to_decide' && !isSearch ? 'inbox.empty.text' : 'inbox.empty.otherText')}</p>
      <Button component={Link} to={paths.calendar} variant="default">
        {t('inbox.empty.calendar')}
      </Button>
    </CentredNotice>
  );
};
