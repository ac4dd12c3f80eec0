import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bulk-bar.module.css';

type Props = Pick<ComponentProps<'button'>, 'ref' | 'onClick'>;

/** The closed menu of further bulk actions, also while its code loads. */
export const BulkMoreButton = (props: Props) => {
  const { t } = useTranslation('list');
  return (
    <button type="button" aria-haspopup="menu" aria-expanded={false} {...props} className={classes.action}>
      <IconDots />
      {t('bulk.more')}
    </button>
  );
};
