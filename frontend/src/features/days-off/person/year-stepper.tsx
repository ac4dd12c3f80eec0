import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './person.module.css';

/** Goes from year to year. */
export const YearStepper = ({ year, onYear }: { year: number; onYear: (year: number) => void }) => {
  const { t } = useTranslation('days-off');
  return (
    <div className={classes.stepper} role="group" aria-label={t('person.year')}>
      <ActionIcon variant="default" size={32} aria-label={t('person.previousYear')} onClick={() => onYear(year - 1)}>
        <IconChevronLeft size={16} stroke={1.75} />
      </ActionIcon>
      <strong aria-live="polite">{year}</strong>
      <ActionIcon variant="default" size={32} aria-label={t('person.nextYear')} onClick={() => onYear(year + 1)}>
        <IconChevronRight size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
};
