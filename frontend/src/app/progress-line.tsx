import { useTranslation } from 'react-i18next';
import { useNavigation } from '../ui/router.ts';
import classes from './progress-line.module.css';

/** A line at the upper edge while the next page is loaded; the style sheet shows it to those who wait longer. */
export const ProgressLine = () => {
  const { t } = useTranslation('shell');
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-busy="true" aria-label={t('nav.loading')} className={classes.line} />;
};
