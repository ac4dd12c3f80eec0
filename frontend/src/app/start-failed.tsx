import { useTranslation } from 'react-i18next';
import classes from './start-failed.module.css';

/** The company's settings or its sign-in did not answer, so there is no theme or session to draw with. */
export const StartFailed = () => {
  const { t } = useTranslation('shell');
  return (
    <main className={classes.page}>
      <h1>{t('start.title')}</h1>
      <p>{t('start.body')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('start.retry')}
      </button>
    </main>
  );
};
