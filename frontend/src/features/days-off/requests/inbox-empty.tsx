import { IconBeach } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { CentredNotice } from '../../../ui/centred-notice.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { InboxSegment } from './use-inbox-place.ts';
import classes from './inbox.module.css';

type Props = { segment: InboxSegment; search?: string; isBig?: boolean };

/** What stands in an empty inbox: `isBig` in the place of the opened request, else in the list. */
export const InboxEmpty = ({ segment, search = '', isBig = false }: Props) => {
  const { t } = useTranslation('days-off');
  const isSearch = search !== '';
  const key = isSearch ? 'search' : segment;
  const title = t(`inbox.empty.${key}`, { words: search });
  if (!isBig) return <p className={classes.none}>{title}</p>;
  return (
    <CentredNotice isPart icon={IconBeach} title={title}>
      <p>{t(segment === 'to_decide' && !isSearch ? 'inbox.empty.text' : 'inbox.empty.otherText')}</p>
      <Button component={Link} to={paths.calendar} variant="default">
        {t('inbox.empty.calendar')}
      </Button>
    </CentredNotice>
  );
};
