import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '../../../ui/whole-number.ts';
import classes from './pane.module.css';

type Props = {
  position: { at: number; of: number };
  onStep: (step: number) => void;
  hasStep: (step: number) => boolean;
};

/** Where the opened request stands in the list, with the ways to its neighbours. */
export const Stepper = ({ position: { at, of }, onStep, hasStep }: Props) => {
  const { t } = useTranslation('days-off');
  return (
    <div className={classes.stepper}>
      <span>{t('inbox.position', { at: wholeNumber(at), of: wholeNumber(of) })}</span>
      <ActionIcon aria-label={t('inbox.previous')} disabled={!hasStep(-1)} onClick={() => onStep(-1)}>
        <IconChevronUp size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={t('inbox.next')} disabled={!hasStep(1)} onClick={() => onStep(1)}>
        <IconChevronDown size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
};
