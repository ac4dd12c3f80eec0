import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bulk-bar.module.css';

export type SelectionAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Why it cannot be done now; a line of the bar says so, and its button does nothing. */
  whyNot?: string | undefined;
  onClick: () => void;
};

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
  const blocked = actions.filter(({ whyNot }) => whyNot !== undefined);
  const note = useId();
  return (
    <section
      className={classes.bar}
      aria-label={t('bulk.name')}
      data-bulk-bar
      data-notes={blocked.length > 0 || undefined}
    >
      <strong aria-live="polite">{t('bulk.selected', { count: chosen })}</strong>
      {onAll && (
        <button type="button" className={classes.all} onClick={onAll}>
          {t('bulk.selectAll', { count })}
        </button>
      )}
      <span className={classes.line} />
      {actions.map(({ key, label, icon, whyNot, onClick }) => (
        <button
          key={key}
          type="button"
          className={classes.action}
          disabled={whyNot !== undefined}
          {...(whyNot !== undefined && { 'aria-describedby': `${note}-${key}` })}
          onClick={onClick}
        >
          {icon}
          {label}
        </button>
      ))}
      {more}
      <span className={classes.line} />
      <button type="button" className={classes.close} aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={16} stroke={1.75} />
      </button>
      {blocked.map(({ key, whyNot }) => (
        <p key={key} id={`${note}-${key}`} className={classes.note}>
          {whyNot}
        </p>
      ))}
    </section>
  );
};
