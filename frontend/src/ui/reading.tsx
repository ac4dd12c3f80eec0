import { useNetwork } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './reading.module.css';

/**
 * What is being read, at first as an outline. Without a connection its place says so until it is done: reads wait for
 * the connection, and go on by themselves once it is back.
 */
export const Reading = ({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) => {
  const { t } = useTranslation('shell');
  const { online } = useNetwork();
  if (online || isDone) return children;
  return (
    <p className={classes.offline} role="status">
      <IconCloudOff size={20} stroke={1.75} />
      <strong>{t('offlinePage.title')}</strong>
      {t('offlinePage.body')}
    </p>
  );
};
