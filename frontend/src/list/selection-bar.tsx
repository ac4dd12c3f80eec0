import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bulk-bar.module.css';

export type SelectionAction = { key: string; label: string; icon?: ReactNode; onClick: () => void };

type Props = {
  /** The number of selected rows. */
  chosen: number;
  /** The number of rows that match. */
  count: number;
  /** Undefined while all are selected. */
  onAll: (() => void) | undefined;
  actions: readonly SelectionAction[];
  /** Further actions, in a menu. */
  more?: ReactNode;
  onClear: () => void;
};

/** The actions on selected rows; floats over the rows. */
export const SelectionBar = ({ chosen, count, onAll, actions, more, onClear }: Props) => {
  const { t } = useTranslation('list');
  return (
    <section className={classes.bar} aria-label={t('bulk.name')} data-bulk-bar>
      <strong aria-live="polite">{t('bulk.selected', { count: chosen })}</strong>
      {onAll && (
        <button type="button" className={classes.all} onClick={onAll}>
          {t('bulk.selectAll', { count })}
        </button>
      )}
      <span className={classes.line} />
      {actions.map(({ key, label, icon, onClick }) => (
        <button key={key} type="button" className={classes.action} onClick={onClick}>
          {icon}
          {label}
        </button>
      ))}
      {more}
      <span className={classes.line} />
      <button type="button" className={classes.close} aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={16} stroke={1.75} />
      </button>
    </section>
  );
};
