import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { NavLink } from '../../ui/router.ts';
import classes from './trainings-tabs.module.css';

const tabs = [
  { key: 'trainings', to: paths.trainings },
  { key: 'participants', to: paths.participants },
  { key: 'right', to: paths.trainingRights },
] as const;

/** The tabs that lead to the lists of the area. */
export const TrainingsTabs = () => {
  const { t } = useTranslation('trainings');
  return (
    <nav className={classes.tabs} aria-label={t('people.tabs.label')}>
      {tabs.map(({ key, to }) => (
        <NavLink key={key} to={to} end className={classes.tab ?? ''}>
          {t(`people.tabs.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
};
