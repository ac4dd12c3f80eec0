import { useNetwork } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './bars.module.css';

/** Says once that the browser is offline, so that not every list has to. */
export const OfflineBar = () => {
  const { t } = useTranslation('shell');
  const { online } = useNetwork();
  if (online) return null;
  return (
    <div className={classes.bar} data-tone="offline" role="status">
      <IconCloudOff size={16} stroke={1.75} />
      <span>{t('offline')}</span>
    </div>
  );
};
