import { IconMenu2 } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './phone-bars.module.css';

/** Opens the menu of the areas that do not fit into the bottom bar. */
export const MoreButton = (props: { ref?: ComponentProps<'button'>['ref'] }) => {
  const { t } = useTranslation('shell');
  return (
    <button type="button" aria-haspopup="menu" aria-expanded={false} {...props} className={classes.entry}>
      <IconMenu2 size={20} stroke={1.75} />
      {t('nav.more')}
    </button>
  );
};
