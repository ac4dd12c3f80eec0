import { useTranslation } from 'react-i18next';
import classes from './text-counter.module.css';

/** The share of the limit from which the counter is worth reading. */
const SHOWN_FROM = 0.75;

type Props = { used: number; max: number; className?: string | undefined };

/** How many characters of a text are used; it appears when the limit comes near, and is read out once it is passed. */
export const TextCounter = ({ used, max, className = '' }: Props) => {
  const { t } = useTranslation('ui');
  if (used < max * SHOWN_FROM) return null;
  const isOver = used > max;
  return (
    <span
      className={`${classes.counter} ${className}`}
      data-over={isOver || undefined}
      role={isOver ? 'status' : undefined}
    >
      {t('counter', { used, max })}
    </span>
  );
};
