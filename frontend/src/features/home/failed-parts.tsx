import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../ui/section-card.tsx';
import type { Home } from '../../ui/home-part.ts';
import classes from './home.module.css';

/** The parts that could not be read say so, and the others are there. */
export const FailedParts = ({ failed, onRetry }: { failed: Home['failed']; onRetry: () => void }) => {
  const { t } = useTranslation('home');
  return failed.map((area) => (
    <SectionCard key={area} title={t(`area.${area}`)}>
      <div className={classes.failed} role="alert">
        <p>{t('failed')}</p>
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </SectionCard>
  ));
};
