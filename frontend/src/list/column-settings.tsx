import { Popover, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLock, IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/values/fold.ts';
import { ColumnItem } from './column-item.tsx';
import { ColumnsButton } from './list-placeholders.tsx';
import { chosenColumns } from './list-column.ts';
import { moveEntry } from './move.ts';
import classes from './column-settings.module.css';
import list from './list.module.css';

type Choice = { key: string; label: string; locked?: boolean; shown?: boolean; idleIn?: readonly string[] };
export type ColumnSettingsProps = {
  columns: readonly Choice[];
  chosen: readonly string[] | null;
  /** The segment that the list shows. */
  segment?: string;
  onChange: (keys: string[] | null) => void;
  /** Opens the settings in place of the usual button; then there are too few choices to search among. */
  target?: ReactNode;
};

/** Which columns show and in which order; by pointer, or with the arrow keys on the grip. */
export const ColumnSettings = ({ columns, chosen: remembered, segment, onChange, target }: ColumnSettingsProps) => {
  const { t } = useTranslation('list');
  // The stored choice may come back only after a second click, so the choice is kept here, too.
  const [chosen, setChosen] = useState(remembered);
  const [filter, setFilter] = useState('');
  const [drag, setDrag] = useState<{ key: string; over: string | undefined }>();
  const shown = chosenColumns(columns, chosen, segment).filter((column) => !column.locked);
  const keys = shown.map((column) => column.key);
  const hidden = columns.filter((column) => !column.locked && !keys.includes(column.key));
  const locked = columns.filter((column) => column.locked);
  const listed = [...shown, ...hidden].filter((column) => fold(column.label).includes(fold(filter)));
  const choose = (next: string[] | null) => {
    setChosen(next);
    onChange(next);
  };
  const drop = () => {
    if (drag?.over !== undefined && keys.includes(drag.over))
      choose(moveEntry(keys, keys.indexOf(drag.key), keys.indexOf(drag.over)));
    setDrag(undefined);
  };
  return (
    <Popover position="bottom-end" width={264} trapFocus onOpen={() => setChosen(remembered)}>
      <Popover.Target>{target ?? <ColumnsButton />}</Popover.Target>
      <Popover.Dropdown className={classes.settings ?? ''}>
        {target === undefined && (
          <TextInput
            size="xs"
            aria-label={t('findColumn')}
            placeholder={t('findColumn')}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
        )}
        <ul className={classes.columnList}>
          {locked.map((column) => (
            <li key={column.key} className={classes.columnItem}>
              <span className={classes.grip} />
              <span className={classes.columnName}>{column.label}</span>
              <IconLock size={14} stroke={1.75} aria-hidden="true" />
              <VisuallyHidden>{t('columnLocked')}</VisuallyHidden>
            </li>
          ))}
          {listed.map((column) => (
            <ColumnItem
              key={column.key}
              column={column}
              shown={keys.includes(column.key)}
              isTarget={drag?.over === column.key && drag.key !== column.key && keys.includes(column.key)}
              onToggle={(on) => choose(on ? [...keys, column.key] : keys.filter((key) => key !== column.key))}
              onStep={(step) => {
                const at = keys.indexOf(column.key);
                choose(moveEntry(keys, at, at + step));
              }}
              onDrag={(over) => setDrag({ key: column.key, over })}
              onDrop={drop}
            />
          ))}
        </ul>
        <div className={classes.columnFoot}>
          <UnstyledButton className={list.clear} onClick={() => choose(null)}>
            {t('columnsDefault')}
          </UnstyledButton>
          <span>{t('columnsCount', { shown: keys.length + locked.length, total: columns.length })}</span>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
