import { useTranslation } from 'react-i18next';
import classes from './empty.module.css';

/** A quiet dash where there is no value. */
export const Empty = () => {
  const { t } = useTranslation('ui');
  return (
    <span className={classes.empty}>
      <span aria-hidden="true">{t('empty')}</span>
      <span className={classes.read}>{t('emptyReads')}</span>
    </span>
  );
};
