import { UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './readiness-card.module.css';

/** Says beside the name of a vehicle that payroll has all it asks for, and opens the checks. */
export const ReadyButton = (props: Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) => {
  const { t } = useTranslation('fleet');
  return (
    <UnstyledButton aria-haspopup="dialog" aria-expanded={false} {...props} className={classes.badge ?? ''}>
      <ToneBadge tone="green" dot>
        {t('readiness.titleReady')}
      </ToneBadge>
    </UnstyledButton>
  );
};
