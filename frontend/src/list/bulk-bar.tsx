import { Menu } from '@mantine/core';
import { IconDots, IconX } from '@tabler/icons-react';
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
  /** The keys of the columns shown. */
  columns: readonly string[];
};

export type BulkAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Whether the list offers it in its present state; always by default. */
  when?: (state: ListState) => boolean;
  onClick: (target: BulkTarget, clear: () => void) => void;
};

type Props = {
  actions: readonly BulkAction[];
  selected: SelectionState;
  count: number;
  state: ListState;
  columns: readonly string[];
};

/** More actions than this do not fit beside each other; the last ones then stand in a menu. */
const INLINE_MAX = 6;

/** The actions on the selected rows; floats over the list while rows are selected. */
export const BulkBar = ({ actions, selected, count, state, columns }: Props) => {
  const { t } = useTranslation('list');
  const { selection, selectAll, clear } = selected;
  const chosen = selection.all ? count : selection.ids.size;
  if (chosen === 0) return null;
  const target: BulkTarget = { ids: [...selection.ids], all: selection.all, count: chosen, state, columns };
  const offered = actions.filter(({ when }) => when?.(state) ?? true);
  const inline = offered.length > INLINE_MAX ? offered.slice(0, INLINE_MAX - 1) : offered;
  const more = offered.slice(inline.length);
  return (
    <section className={classes.bar} aria-label={t('bulk.name')}>
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
      {more.length > 0 && (
        <Menu position="top-end" width={220}>
          <Menu.Target>
            <button type="button" className={classes.action}>
              <IconDots />
              <span className={classes.label}>{t('bulk.more')}</span>
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map(({ key, label, icon, onClick }) => (
              <Menu.Item key={key} leftSection={icon} onClick={() => onClick(target, clear)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <span className={classes.line} />
      <button type="button" className={classes.close} aria-label={t('bulk.clear')} onClick={clear}>
        <IconX size={16} stroke={1.75} />
      </button>
    </section>
  );
};
