import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recordKinds } from '../../records/record-kinds.ts';
import { Link } from '../../ui/router.ts';
import { WizardSteps } from '../../wizard/wizard-steps.tsx';
import type { ImportConfig } from './import-configs.ts';
import { importSteps, type ImportStep } from './use-import-place.ts';
import classes from './import-frame.module.css';

type Props = {
  config: ImportConfig;
  step: ImportStep;
  fileName?: string | undefined;
  /** The buttons in the bar at the bottom. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The frame around each step of an import: its title, the four steps, and the bar at the bottom. */
export const ImportFrame = ({ config, step, fileName, foot, children }: Props) => {
  const { t } = useTranslation('imports');
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <div className={classes.what}>
          <ActionIcon component={Link} to={recordKinds[config.kind].list} aria-label={t('close')}>
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
          <h1>{t(`${config.object}.title`)}</h1>
        </div>
        <WizardSteps
          steps={importSteps.map((key) => ({ key, label: t(`steps.${key}`) }))}
          at={importSteps.indexOf(step)}
        />
        <span className={classes.file}>{fileName}</span>
      </header>
      <div className={classes.body}>{children}</div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </div>
  );
};
