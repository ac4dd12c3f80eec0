import { useTranslation } from 'react-i18next';
import { AreaTabs } from '../../../ui/area-tabs.tsx';
import { paths } from '../../../ui/paths.ts';
import classes from './what-if.module.css';

/** The tabs between the comparison of cars and the target of the fleet. */
export const WhatIfTabs = () => {
  const { t } = useTranslation('what-if');
  return (
    <div className={classes.tabs}>
      <AreaTabs
        label={t('tabs.label')}
        tabs={[
          { to: paths.compareCars, label: t('tabs.compare') },
          { to: paths.co2Target, label: t('tabs.target') },
        ]}
      />
    </div>
  );
};
