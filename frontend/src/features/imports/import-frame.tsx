import { ActionIcon } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/router.ts';
import type { ImportLook } from './import-objects.ts';
import { importSteps, type ImportStep } from './use-import-place.ts';
import classes from './import-frame.module.css';

type Props = {
  look: ImportLook;
  step: ImportStep;
  fileName?: string | undefined;
  /** The bar at the bottom: what comes next. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The four steps of an import around the content of one of them. */
export const ImportFrame = ({ look, step, fileName, foot, children }: Props) => {
  const { t } = useTranslation('imports');
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <div className={classes.what}>
          <ActionIcon component={Link} to={look.list} aria-label={t('close')}>
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
          <h1>{t(`${look.object}.title`)}</h1>
        </div>
        <Steps step={step} />
        <span className={classes.file}>{fileName}</span>
      </header>
      <div className={classes.body}>{children}</div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </div>
  );
};

const Steps = ({ step }: { step: ImportStep }) => {
  const { t } = useTranslation('imports');
  const at = importSteps.indexOf(step);
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {importSteps.map((name, index) => (
        <li
          key={name}
          data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
          {...(index === at && { 'aria-current': 'step' as const })}
        >
          <span className={classes.number}>
            {index < at ? <IconCheck size={14} stroke={2} aria-hidden /> : index + 1}
          </span>
          <span
            className={classes.name}
            {...(index < at && { 'aria-label': t('steps.done', { name: t(`steps.${name}`) }) })}
          >
            {t(`steps.${name}`)}
          </span>
        </li>
      ))}
      <li className={classes.at} aria-hidden>
        {t('steps.at', { number: at + 1, total: importSteps.length })}
      </li>
    </ol>
  );
};
