import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from './list-state.ts';
import type { SelectionState } from './use-selection.ts';
import classes from './bulk-bar.module.css';

export type BulkTarget = {
  ids: readonly number[];
  /** Every record that matches `state` is selected; `ids` then lists only some of them. */
  all: boolean;
  count: number;
  state: ListState;
};

export type BulkAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  onClick: (target: BulkTarget, clear: () => void) => void;
};

type Props = { actions: readonly BulkAction[]; selected: SelectionState; count: number; state: ListState };

/** The actions on the selected rows; floats over the list while rows are selected. */
export const BulkBar = ({ actions, selected, count, state }: Props) => {
  const { t } = useTranslation('list');
  const { selection, selectAll, clear } = selected;
  const chosen = selection.all ? count : selection.ids.size;
  if (chosen === 0) return null;
  const target: BulkTarget = { ids: [...selection.ids], all: selection.all, count: chosen, state };
  return (
    <section className={classes.bar} aria-label={t('bulk.name')}>
      <strong aria-live="polite">{t('bulk.selected', { count: chosen })}</strong>
      {!selection.all && chosen < count && (
        <button type="button" className={classes.all} onClick={selectAll}>
          {t('bulk.selectAll', { count })}
        </button>
      )}
      <span className={classes.line} />
      {actions.map(({ key, label, icon, onClick }) => (
        <button key={key} type="button" className={classes.action} onClick={() => onClick(target, clear)}>
          {icon}
          <span className={icon ? classes.label : undefined}>{label}</span>
        </button>
      ))}
      <span className={classes.line} />
      <button type="button" className={classes.close} aria-label={t('bulk.clear')} onClick={clear}>
        <IconX size={16} stroke={1.75} />
      </button>
    </section>
  );
};
