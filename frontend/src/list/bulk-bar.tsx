import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PHONE } from '../ui/tokens.ts';
import type { BulkAction, BulkTarget } from './bulk-action.ts';
import { DeferredBulkMore } from './deferred-controls.tsx';
import type { ListState } from './list-state.ts';
import type { SelectionState } from './use-selection.ts';
import classes from './bulk-bar.module.css';

type Props = {
  actions: readonly BulkAction[];
  selected: SelectionState;
  count: number;
  state: ListState;
  columns: readonly string[];
};

/** More actions than this do not fit beside each other; the last ones then stand in a menu. */
const INLINE_MAX = 6;
const INLINE_MAX_PHONE = 3;

/** The actions on the selected rows; floats over the list while rows are selected. */
export const BulkBar = ({ actions, selected, count, state, columns }: Props) => {
  const { t } = useTranslation('list');
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const { selection, selectAll, clear } = selected;
  const chosen = selection.all ? count : selection.ids.size;
  if (chosen === 0) return null;
  const target: BulkTarget = { ids: [...selection.ids], all: selection.all, count: chosen, state, columns };
  const offered = actions.filter(({ when }) => when?.(state) ?? true);
  const most = isPhone ? INLINE_MAX_PHONE : INLINE_MAX;
  const inline = offered.length > most ? offered.slice(0, most - 1) : offered;
  const more = offered.slice(inline.length);
  return (
    <section className={classes.bar} aria-label={t('bulk.name')} data-bulk-bar>
      <strong aria-live="polite">{t('bulk.selected', { count: chosen })}</strong>
      {!selection.all && chosen < count && (
        <button type="button" className={classes.all} onClick={selectAll}>
          {t('bulk.selectAll', { count })}
        </button>
      )}
      <span className={classes.line} />
      {inline.map(({ key, label, icon, onClick }) => (
        <button key={key} type="button" className={classes.action} onClick={() => onClick(target, clear)}>
          {icon}
          <span className={icon ? classes.label : undefined}>{label}</span>
        </button>
      ))}
      {more.length > 0 && <DeferredBulkMore actions={more} onAction={({ onClick }) => onClick(target, clear)} />}
      <span className={classes.line} />
      <button type="button" className={classes.close} aria-label={t('bulk.clear')} onClick={clear}>
        <IconX size={16} stroke={1.75} />
      </button>
    </section>
  );
};
