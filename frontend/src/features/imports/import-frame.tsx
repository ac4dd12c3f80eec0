import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recordKinds } from '../../records/record-kinds.ts';
import { Link } from '../../ui/router.ts';
import { WizardSteps } from '../../wizard/wizard-steps.tsx';
import type { ImportConfig } from './import-configs.ts';
import { importSteps, type ImportStep } from './use-import-place.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './import-frame.module.css';

type FrameProps = {
  title: string;
  /** Where closing leads. */
  back: string;
  steps?: ReactNode;
  fileName?: string | undefined;
  /** The buttons in the bar at the bottom. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The frame around an import: its title, its steps, and the bar at the bottom. */
export const Frame = ({ title, back, steps, fileName, foot, children }: FrameProps) => {
  const { t } = useTranslation('imports');
  return (
    <div className={classes.frame}>
      <PageTitle of={title} />
      <header className={classes.bar}>
        <div className={classes.what}>
          <ActionIcon component={Link} to={back} aria-label={t('close')}>
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
          <h1>{title}</h1>
        </div>
        {steps ?? <span />}
        <span className={classes.file}>{fileName}</span>
      </header>
      <div className={classes.body}>{children}</div>
      {foot && (
        <footer className={classes.foot} data-foot>
          {foot}
        </footer>
      )}
    </div>
  );
};

type Props = Pick<FrameProps, 'fileName' | 'foot' | 'children'> & { config: ImportConfig; step: ImportStep };

/** The frame around each of the four steps of an import. */
export const ImportFrame = ({ config, step, ...rest }: Props) => {
  const { t } = useTranslation('imports');
  return (
    <Frame
      title={t(`${config.object}.title`)}
      back={recordKinds[config.kind].list}
      steps={
        <WizardSteps
          steps={importSteps.map((key) => ({ key, label: t(`steps.${key}`) }))}
          at={importSteps.indexOf(step)}
        />
      }
      {...rest}
    />
  );
};
